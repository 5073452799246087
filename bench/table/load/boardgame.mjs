// boardgame.io: a match of its lobby, two seats with credentials, its messages over Socket.IO.

import { Duel, expected } from './duel.mjs';
import { Namespace } from './socketio.mjs';

const SIDES = ['R', 'C'];
const DIRECTIONS = 6;

export class BoardgameDuel extends Duel {
  async open() {
    const lobby = `${this.url}/games/battle`;
    this.id = (await post(`${lobby}/create`, { numPlayers: 2 })).matchID;
    this.seats = await Promise.all([0, 1].map((seat) => this.sit(lobby, seat)));
  }

  async sit(lobby, seat) {
    const playerID = String(seat);
    const joined = await post(`${lobby}/${this.id}/join`, { playerID, playerName: `player ${seat}` });
    const credentials = joined.playerCredentials;
    const first = expected('the first state');
    const socket = new Namespace(this.url, 'battle', {
      connected: () => socket.emit('sync', this.id, playerID, credentials, 2),
      event: (name, id, ...args) => this.heard(seat, name, args, first),
      failed: (why) => this.fail(why),
    });
    const { state } = await first.promise;
    this.stateID = state._stateID;
    this.player = state.ctx.currentPlayer;
    this.units = Object.keys(state.G.units).length / SIDES.length;
    return { playerID, credentials, socket };
  }

  heard(seat, name, args, first) {
    if (name === 'update') this.advance(seat, args[0]._stateID, args[0].ctx.currentPlayer);
    else if (name === 'patch') this.patched(seat, ...args);
    else if (name === 'sync') first.came(args[0]);
  }

  patched(seat, before, after, patch) {
    const turn = patch.find((change) => change.path === '/ctx/currentPlayer');
    this.advance(seat, after, turn ? turn.value : this.player);
  }

  advance(seat, stateID, player) {
    const expected = this.from + 1;
    if (stateID !== expected) return this.fail(`state ${stateID} came for ${expected}`);
    this.stateID = stateID;
    this.player = player;
    this.updated(seat);
  }

  play() {
    this.mover = Number(this.player);
    this.from = this.stateID;
    const { playerID, credentials, socket } = this.seats[this.mover];
    const unit = `${SIDES[this.mover]}-Ha-${Math.floor(this.random() * this.units)}`;
    const args = [unit, Math.floor(this.random() * DIRECTIONS)];
    const action = { type: 'MAKE_MOVE', payload: { type: 'step', args, playerID, credentials } };
    socket.emit('update', action, this.stateID, this.id, playerID);
  }

  close() {
    for (const { socket } of this.seats ?? []) socket.close();
  }
}

async function post(address, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
