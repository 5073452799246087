// Rome and Carthage, as in every game about their wars.
import type { Arms } from '../../board/arms';

export const ARMS: Record<string, Arms> = {
  rome: { fill: 'var(--rome)', ink: 'var(--rome-ink)', edge: 'var(--rome-edge)', line: 'var(--rome)', mark: 'square' },
  carthage: {
    fill: 'var(--punic)', ink: 'var(--punic-ink)', edge: 'var(--punic-edge)', line: 'light-dark(#1f6fb0, #a5d3ef)', mark: 'disc',
  },
};
