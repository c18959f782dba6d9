import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { hubPath } from '#kernel/server';
import { socketsOfOne } from './recipients.ts';

/* The browsers: one process with all the sockets, so that the server's time is its own. */
const { port, tokens } = JSON.parse(process.argv[2] ?? '') as { port: number; tokens: string[] };
const together = 50;

const sockets: Socket[] = [];
let arrived = 0;

function connect(token: string): Promise<void> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: hubPath,
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  socket.on('ReceiveMessage', () => {
    arrived += 1;
    if (arrived === sockets.length) process.send?.({ last: Date.now() });
  });
  return new Promise((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
}

const wanted = tokens.flatMap((token) => Array.from({ length: socketsOfOne }, () => token));
const begin = Date.now();
for (let from = 0; from < wanted.length; from += together) {
  await Promise.all(wanted.slice(from, from + together).map(connect));
}
process.on('message', (message) => {
  if (message !== 'again') return;
  arrived = 0;
  process.send?.({ ready: true });
});
process.send?.({ connected: sockets.length, milliseconds: Date.now() - begin });
process.once('disconnect', () => process.exit(0));
