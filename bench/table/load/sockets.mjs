// The one kind of socket all adapters use: a message is text, and a connection that breaks off fails the match.

import WebSocket from 'ws';

export function connect(url, path, { heard, failed, opened = () => {}, headers = {} }) {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers, origin: url });
  socket.on('open', opened);
  socket.on('message', (data) => heard(data.toString()));
  socket.on('error', (error) => failed(error.message));
  socket.on('close', (code) => failed(`the server closed the socket (${code})`));
  return socket;
}

export function hangUp(socket) {
  socket.removeAllListeners('close');
  socket.terminate();
}
