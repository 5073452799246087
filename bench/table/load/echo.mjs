// The lower bound: a room where each message comes back to both sockets as it was sent.

import { Duel, expected } from './duel.mjs';
import { pick } from './random.mjs';
import { connect, hangUp } from './sockets.mjs';

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export class EchoDuel extends Duel {
  async open() {
    this.version = 0;
    this.sockets = await Promise.all([0, 1].map((seat) => this.enter(seat)));
  }

  async enter(seat) {
    const opening = expected('the socket');
    const socket = connect(this.url, `/${this.number}`, {
      opened: opening.came,
      heard: (text) => this.heard(seat, text),
      failed: (why) => this.fail(why),
    });
    await opening.promise;
    return socket;
  }

  heard(seat, text) {
    const message = JSON.parse(text);
    if (message.version !== this.version) return this.fail(`version ${message.version} came for ${this.version}`);
    this.updated(seat);
  }

  play() {
    this.version += 1;
    this.mover = this.random() < 0.5 ? 0 : 1;
    const actions = [`step R-Ha-1 ${pick(this.random, DIRECTIONS)}`];
    this.sockets[this.mover].send(JSON.stringify({ t: 'act', id: this.version, version: this.version, actions }));
  }

  close() {
    for (const socket of this.sockets ?? []) hangUp(socket);
  }
}
