// The few frames of Engine.IO 4 and Socket.IO 5 that a namespace needs, over the same plain socket as the other
// adapters use: the load generator then costs the same for every server.

import { connect, hangUp } from './sockets.mjs';

const OPENED = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

export class Namespace {
  constructor(url, name, { connected, event, failed }) {
    this.prefix = `/${name},`;
    this.handlers = { connected, event };
    const heard = (frame) => this.heard(frame);
    this.socket = connect(url, '/socket.io/?EIO=4&transport=websocket', { heard, failed });
  }

  heard(frame) {
    if (frame.startsWith(EVENT + this.prefix)) {
      this.handlers.event(...JSON.parse(frame.slice(EVENT.length + this.prefix.length)));
    } else if (frame === PING) {
      this.socket.send(PONG);
    } else if (frame.startsWith(CONNECT)) {
      this.handlers.connected();
    } else if (frame.startsWith(OPENED)) {
      this.socket.send(CONNECT + this.prefix);
    }
  }

  emit(...event) {
    this.socket.send(EVENT + this.prefix + JSON.stringify(event));
  }

  close() {
    hangUp(this.socket);
  }
}
