// The six Reges: dark and light by turns, each with a mark, so that they differ without hue.
import { NOBODY, type Arms } from '../../board/arms';

export const ARMS: Record<string, Arms> = {
  nersae: { fill: '#2f6b4a', ink: '#f3ffe8', edge: '#0c2417', line: 'light-dark(#2f6b4a, #6fbf92)', mark: 'triangle' },
  alatrium: { fill: '#dda63a', ink: '#241703', edge: '#4a2f05', line: 'light-dark(#a8740f, #dda63a)', mark: 'diamond' },
  nomentum: { fill: '#8fc5e8', ink: '#0a2747', edge: '#0a2747', line: 'light-dark(#2d7fb3, #8fc5e8)', mark: 'disc' },
  roma: { fill: '#8f1f17', ink: '#fff3dc', edge: '#2e0705', line: 'light-dark(#8f1f17, #e06a58)', mark: 'square' },
  caere: { fill: '#4b2a5e', ink: '#f6e9ff', edge: '#1d0b29', line: 'light-dark(#4b2a5e, #b48bcb)', mark: 'hexagon' },
  ecetra: { fill: '#f2ead8', ink: '#2b2118', edge: '#2b2118', line: 'light-dark(#7a6c52, #f2ead8)', mark: 'cross' },
};

export const armsOf = (seat: string | null): Arms => (seat ? ARMS[seat] : undefined) ?? NOBODY;
