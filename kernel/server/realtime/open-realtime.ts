import { createAdapter } from '@socket.io/postgres-adapter';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { Server } from 'socket.io';
import { openDatabaseConnection } from './database-connection.ts';
import type { DatabaseConnection } from './database-connection.ts';
import type { HubEdge, Message, Realtime } from './realtime.ts';
import type { RightsChange } from './rights-change.ts';
import { tenantRoom, userRoom } from './rooms.ts';
import { bearer, openSocketSession } from './socket-session.ts';
import type { HubSocket } from './socket-session.ts';

/** Contract: the address of the hub. */
export const hubPath = '/signalr-hubs/notification';

const toldByAnother = 'Deliver';
const longestToken = 4096;
const mostSocketsOfOne = 50;
const goodbyeMs = 2000;
const listeningMs = 2000;

type Options = {
  /** Of the host role, straight to PostgreSQL: LISTEN does not survive a transaction pooler. */
  readonly connectionString: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

type Hub = { readonly server: Server; readonly line: DatabaseConnection };

/** Nothing is connected until the first socket or message; PostgreSQL may be away meanwhile. */
export function openRealtime({ connectionString, log }: Options): Realtime {
  let hub: Hub | undefined;
  let edge: HubEdge | undefined;
  const leaving = new Set<Promise<void>>();
  const listening = Promise.withResolvers<void>();
  let hasListened = false;

  /** Whoever was connected while the line was down may have missed something. */
  const heard = () => {
    if (hasListened) {
      hub?.server.local.emit('Resync');
      for (const socket of hub?.server.sockets.sockets.values() ?? []) lookAgain(socket);
    }
    hasListened = true;
    listening.resolve();
  };

  /** As one event on every process: what was kept of these people is forgotten, their sockets close. */
  function rightsChanged(change: RightsChange): void {
    if (!hub || !edge) return;
    for (const part of edge.parts) part.rightsChanged?.(edge.services, change);
    const { tenantId, userId } = change;
    const room = userId === null ? tenantRoom(tenantId) : userRoom(tenantId, userId);
    const { sockets, adapter } = hub.server.of('/');
    for (const id of adapter.rooms.get(room) ?? []) lookAgain(sockets.get(id));
    if (change.change === 'changed') hub.server.local.to(room).emit('RightsChanged');
  }

  function open(): Hub {
    if (hub) return hub;
    const line = openDatabaseConnection(connectionString, heard, rightsChanged);
    const adapter = createAdapter(line as typeof line & pg.Pool, {
      errorHandler: (error) =>
        log.warn({ err: error }, 'hub: the other processes are out of reach'),
    });
    // Sockets only: with polling every process would need to see all requests of a client.
    const server = new Server({
      adapter,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 16_384,
      connectTimeout: 10_000,
      pingInterval: 20_000,
      pingTimeout: 20_000,
    });
    server.on(toldByAnother, (messages: readonly Message[]) => deliver(server, messages));
    hub = { line, server };
    return hub;
  }

  function publishAll(messages: readonly Message[]): void {
    if (!messages.length) return;
    const { server } = open();
    deliver(server, messages);
    server.serverSideEmit(toldByAnother, messages);
  }

  return {
    publish: (room, event, ...args) => publishAll([{ room, event, args }]),
    publishAll,
    attach(app, given) {
      edge = given;
      app.addHook('onListen', (done) => {
        const { server } = open();
        server.use((socket, next) => {
          // A process that has just started would not hear what the others say yet.
          const ready = Promise.race([listening.promise, pause(listeningMs)]);
          ready
            .then(() => admit(server, socket as HubSocket, given))
            .then(
              (refusal) => next(refusal ? new Error(refusal) : undefined),
              () => next(new Error('unavailable')),
            );
        });
        server.on('connection', (socket) =>
          openSocketSession(socket as HubSocket, given, (done) => {
            leaving.add(done);
            void done.finally(() => leaving.delete(done));
          }),
        );
        server.attach(app.server, { path: hubPath });
        done();
      });
      // The clients see a lost connection and come back to another process.
      app.addHook('preClose', (done) => {
        if (hub?.server.engine) void hub.server.engine.close();
        done();
      });
    },
    async stop() {
      await Promise.race([Promise.allSettled(leaving), pause(goodbyeMs)]);
      void hub?.server.of('/').adapter.close();
      await hub?.line.close();
    },
  };
}

const lookAgain = (socket: Pick<HubSocket, 'data'> | undefined): void => socket?.data.lookAgain?.();

/** To the sockets that this process holds. */
function deliver(server: Server, messages: readonly Message[]): void {
  for (const { room, event, args } of messages) server.local.to(room).emit(event, ...args);
}

const pause = (milliseconds: number) => sleep(milliseconds, null, { ref: false });

/** D25: the token comes in the handshake. Answers why not, in a word that the client knows. */
async function admit(
  server: Server,
  socket: HubSocket,
  { authenticate, parts }: HubEdge,
): Promise<string | null> {
  const token: unknown = socket.handshake.auth['token'];
  if (typeof token !== 'string' || !token || token.length > longestToken) return 'unauthorized';
  const actor = await authenticate(bearer(token));
  if (!actor) return 'unauthorized';
  if (!parts.every((part) => part.admits?.(actor) ?? true)) return 'notAvailable';
  const own = userRoom(actor.tenantId, actor.userId);
  if ((server.of('/').adapter.rooms.get(own)?.size ?? 0) >= mostSocketsOfOne) return 'tooMany';
  socket.data = { token, actor };
  await socket.join([tenantRoom(actor.tenantId), own]);
  return null;
}
