// Amber and Teal.
import type { Arms } from '../../board/arms';

export const ARMS: Record<string, Arms> = {
  amber: {
    fill: 'light-dark(#e6a117, #f0b030)', ink: '#2b1a00', edge: 'light-dark(#4a2f00, #2b1a00)', line: '#b87400', mark: 'square',
  },
  teal: {
    fill: 'light-dark(#0a6b6e, #0f7f82)', ink: '#eafffd', edge: 'light-dark(#02282a, #d5fffb)', line: 'light-dark(#0a6b6e, #0f7f82)',
    mark: 'diamond',
  },
};
