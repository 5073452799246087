// The load generator: opens the matches, plays one phase, writes one JSON line per event on standard output.

import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';

import { BellonaDuel } from './bellona.mjs';
import { BoardgameDuel } from './boardgame.mjs';
import { EchoDuel } from './echo.mjs';
import { Arrival, Saturation } from './phases.mjs';
import { seeded } from './random.mjs';

const ADAPTERS = { bellona: BellonaDuel, boardgame: BoardgameDuel, echo: EchoDuel };
const OPENED_AT_ONCE = 8;

function tell(event) {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

function asked() {
  const text = { type: 'string' };
  const options = { adapter: text, url: text, matches: text, warmup: text, seconds: text, seed: text, rate: text };
  const { values } = parseArgs({ options });
  const numbers = ['matches', 'warmup', 'seconds', 'seed'].map((name) => [name, Number(values[name])]);
  return { ...values, ...Object.fromEntries(numbers), rate: values.rate ? Number(values.rate) : null };
}

async function openAll(duels) {
  const queue = [...duels];
  const openSome = async () => {
    while (queue.length > 0) await queue.shift().open();
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
}

async function main() {
  const limits = asked();
  const Adapter = ADAPTERS[limits.adapter];
  const numbers = Array.from({ length: limits.matches }, (_, number) => number);
  const duels = numbers.map((number) => new Adapter(limits.url, number, seeded(limits.seed * 1000 + number)));
  const opening = performance.now();
  for (const duel of duels) duel.failed = (error) => quit(error);
  await openAll(duels);
  tell({ event: 'ready', seconds: (performance.now() - opening) / 1000 });

  const Kind = limits.rate ? Arrival : Saturation;
  const phase = new Kind(duels, seeded(limits.seed), limits);
  let idle;
  let busy;
  const outcome = await phase.run((edge) => {
    if (edge === 'opened') idle = performance.eventLoopUtilization();
    else busy = performance.eventLoopUtilization(idle).utilization;
    tell({ event: edge });
  });
  if (phase.moves === 0) throw new Error('no move landed in the window');
  tell({ event: 'result', moves: phase.moves, ended: phase.ended, generator_busy: busy, ...outcome });
  process.exit(0);
}

function quit(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

main().catch(quit);
