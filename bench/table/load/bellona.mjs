// Bellona: two guests at a table, each with its socket; the seat in turn plays one of the choices it was given.

import { Duel, expected } from './duel.mjs';
import { pick } from './random.mjs';
import { connect, hangUp } from './sockets.mjs';

const GAME = 'de_bello_punico';
const SCENARIO = 'beneventum';
const SEATS = ['rome', 'carthage'];

export class BellonaDuel extends Duel {
  // The mover also gets an acknowledgement.
  get receipts() {
    return 3;
  }

  async open() {
    this.guests ??= await Promise.all(SEATS.map((seat) => this.post('/api/guest', { name: `${seat} ${this.number}` })));
    const seats = { rome: 'me', carthage: 'open' };
    const wanted = { game: GAME, scenario: SCENARIO, seats, visibility: 'open', pace: { kind: 'none' } };
    const table = await this.post('/api/tables', { ...wanted, on_timeout: 'stand-in' }, this.guests[0]);
    await this.post(`/api/tables/${table.id}/join`, { seat: SEATS[1] }, this.guests[1]);
    this.now = [null, null];
    this.sockets = await Promise.all(SEATS.map((_, seat) => this.sit(table.id, seat)));
    this.over = false;
  }

  async sit(table, seat) {
    const greeting = expected('hello');
    const socket = connect(this.url, `/api/tables/${table}/socket?as=auto`, {
      headers: { authorization: `Bearer ${this.guests[seat].token}` },
      heard: (text) => this.heard(seat, JSON.parse(text), greeting),
      failed: (why) => this.fail(why),
    });
    await greeting.promise;
    return socket;
  }

  heard(seat, message, greeting) {
    if (message.t === 'steps') {
      if (message.now.version <= this.from) return this.fail(`version ${message.now.version} came after ${this.from}`);
      this.now[seat] = message.now;
      if (message.now.result) this.over = true;
      this.updated(seat);
    } else if (message.t === 'done') {
      this.received();
    } else if (message.t === 'hello') {
      this.now[seat] = message.now;
      greeting.came();
    } else if (message.t === 'state') {
      this.now[seat] = message.now;
    } else if (message.t === 'refused' || message.t === 'bye') {
      this.fail(`the server answered ${JSON.stringify(message).slice(0, 300)}`);
    }
  }

  play() {
    this.mover = SEATS.indexOf(this.now[0].prompt.seat);
    const { version, choices } = this.now[this.mover];
    this.from = version;
    const actions = [pick(this.random, choices)];
    this.sockets[this.mover].send(JSON.stringify({ t: 'act', id: version, version, actions }));
  }

  close() {
    for (const socket of this.sockets ?? []) hangUp(socket);
  }

  async post(path, body, guest = null) {
    const headers = { 'content-type': 'application/json', origin: this.url };
    if (guest) headers.authorization = `Bearer ${guest.token}`;
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
