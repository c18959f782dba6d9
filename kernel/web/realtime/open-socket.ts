import { io } from 'socket.io-client';
import type { OpenSocket } from './hub.ts';
import { retryMs } from './hub.ts';

/** B-075: every five seconds until connected. */
export const openSocket: OpenSocket = (token) =>
  io({
    path: '/signalr-hubs/notification',
    transports: ['websocket'],
    auth: (answer: (payload: object) => void) => {
      token().then(
        (value) => answer({ token: value }),
        () => answer({}),
      );
    },
    reconnectionDelay: retryMs,
    reconnectionDelayMax: retryMs,
    randomizationFactor: 0,
    timeout: 10_000,
  });
