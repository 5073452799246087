// The peer: boardgame.io's server as it comes, in memory, with a game of the size of a battle. The game is kind to it:
// no hidden information, no dice, no search for legal moves, and units by name, which its patches need to be quick.

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, updates, units] = process.argv.slice(2);

const SIDES = ['R', 'C'];
const UNITS_A_SIDE = Number(units);
const COLUMNS = 40;
const HEXES = 1200;
const ALLOWANCE = 6;
const MOVES_A_TURN = 8;
const STEPS = [-COLUMNS, 1 - COLUMNS, 1, COLUMNS, -1, COLUMNS - 1];

function unit(side, number) {
  const hex = number + COLUMNS * (side === 0 ? 2 : 27);
  return { side: String(side), kind: 3, hex, facing: 0, disorder: 0, panic: 0, held: 0, left: ALLOWANCE };
}

function setup() {
  const units = {};
  SIDES.forEach((letter, side) => {
    for (let number = 0; number < UNITS_A_SIDE; number += 1) units[`${letter}-Ha-${number}`] = unit(side, number);
  });
  return { units, moved: null };
}

function step({ G, playerID }, id, direction) {
  const unit = G.units[id];
  const along = STEPS[direction];
  if (!unit || !along || unit.side !== playerID || unit.panic || unit.held) return INVALID_MOVE;
  unit.hex = (unit.hex + along + HEXES) % HEXES;
  unit.facing = direction;
  unit.disorder = (unit.disorder + 1) % 3;
  unit.left = unit.left > 1 ? unit.left - 1 : ALLOWANCE;
  G.moved = id;
}

const battle = {
  name: 'battle',
  setup,
  moves: { step },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  minPlayers: 2,
  maxPlayers: 2,
  deltaState: updates === 'patch',
};

Server({ games: [battle], origins: [/127\.0\.0\.1/] }).run({ port: { port: Number(port), host: '127.0.0.1' } });
