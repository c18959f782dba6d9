import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import { hubPath } from '#kernel/server';
import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

export type HubClient = {
  readonly socket: Socket;
  /** What came, in order: the name of the event and what it carried. */
  readonly received: readonly (readonly unknown[])[];
  /** Why it was turned away, or why the connection ended. */
  readonly endings: readonly string[];
  /** What the next or an earlier event of that name carried, once it is there. */
  next(event: string): Promise<readonly unknown[]>;
};

/** By app: the files of a worker have it in common, each in a `TestServer` of its own. */
const listening = new WeakMap<TestServer['app'], Promise<unknown>>();

async function originOf(server: TestServer | string): Promise<string> {
  if (typeof server === 'string') return server;
  const { app } = server;
  const known = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, known);
  await known;
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A real socket to the hub of this process or origin. It does not come back by itself. */
export async function aHubClient(server: TestServer | string, token?: unknown): Promise<HubClient> {
  const socket = io(await originOf(server), {
    path: hubPath,
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  afterAll(() => void socket.disconnect());
  const received: unknown[][] = [];
  const endings: string[] = [];
  socket.onAny((event: string, ...args: unknown[]) => received.push([event, ...args]));
  socket.on('disconnect', (reason) => endings.push(reason));
  socket.on('connect_error', (error) => endings.push(error.message));
  await eventually(
    () => socket.connected || endings.length > 0,
    (isSettled) => isSettled,
  );
  return {
    socket,
    received,
    endings,
    async next(event) {
      const found = await eventually(
        () => received.find(([name]) => name === event),
        (entry) => entry !== undefined,
      );
      return found?.slice(1) ?? [];
    },
  };
}
