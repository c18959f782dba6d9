import type { Socket } from 'socket.io';
import type { Actor } from '#kernel/domain';
import { messageLimit } from './message-limit.ts';
import type { HubCall, HubEdge, HubEvent } from './realtime.ts';
import { expiryOf } from './token-expiry.ts';

export type SocketSessionData = {
  token: string;
  actor: Actor;
  /** Closes the socket of somebody who has no right to it any more. */
  lookAgain?: () => void;
};
export type HubSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (...args: unknown[]) => void>,
  Record<string, never>,
  SocketSessionData
>;

const pace = { burst: 60, perSecond: 10 };
const mostWaiting = 60;
const mostDropped = 500;
const mostRooms = 100;
/** A disabled user and an ended sign-in are noticed within this time, also on a silent socket. */
const lookAgainMs = 60_000;
const longestTimer = 2 ** 31 - 1;

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** One connected client: its rights are asked for with every message it sends (D25). */
export function openSocketSession(
  socket: HubSocket,
  edge: HubEdge,
  closing: (done: Promise<void>) => void,
): void {
  const { services, authenticate, parts } = edge;
  const events = new Map<string, HubEvent>(
    parts.flatMap((part) => Object.entries(part.events ?? {})),
  );
  const held = new Map<string, NodeJS.Timeout>();
  const allowed = messageLimit(pace);
  let expiry: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  let dropped = 0;

  const leave = () => void socket.disconnect(true);

  function watchExpiry(): void {
    clearTimeout(expiry);
    const end = expiryOf(socket.data.token);
    if (end === null) return;
    const left = Math.max(0, end - services.now().getTime());
    expiry = setTimeout(leave, Math.min(left, longestTimer));
  }

  function letGo(room: string): void {
    clearTimeout(held.get(room));
    held.delete(room);
    void socket.leave(room);
  }

  const callBy = (actor: Actor): HubCall => ({
    actor,
    socketId: socket.id,
    services,
    reply: (event, ...args) => void socket.emit(event, ...args),
    join(room, seconds) {
      if (!socket.connected || (!held.has(room) && held.size >= mostRooms)) return;
      clearTimeout(held.get(room));
      held.set(
        room,
        setTimeout(() => letGo(room), seconds * 1000),
      );
      void socket.join(room);
    },
    leave: letGo,
  });

  /** Null: this socket is not let in any more. */
  const actorNow = async (token = socket.data.token): Promise<Actor | null> => {
    const actor = await authenticate(bearer(token));
    return actor && parts.every((part) => part.admits?.(actor) ?? true) ? actor : null;
  };

  async function receive(name: string, args: readonly unknown[]): Promise<void> {
    const handler = events.get(name);
    if (!handler) return;
    const actor = await actorNow();
    if (!actor) return leave();
    await handler(callBy(actor), args[0]);
  }

  /** A new token for the same person; the place and the rooms stay. */
  async function renew([token, done]: readonly unknown[]): Promise<void> {
    const actor = typeof token === 'string' ? await actorNow(token) : null;
    const { actor: known } = socket.data;
    const isSame = actor?.userId === known.userId && actor.tenantId === known.tenantId;
    if (typeof token === 'string' && isSame) {
      socket.data.token = token;
      watchExpiry();
    }
    if (typeof done === 'function') (done as (isRenewed: boolean) => void)(isSame);
  }

  function inTurn(work: () => Promise<void>): void {
    waiting += 1;
    queue = queue
      .then(work)
      .catch((error: unknown) => services.log.warn({ err: error }, 'hub: a message failed'))
      .finally(() => (waiting -= 1));
  }

  const lookNow = () => inTurn(async () => void ((await actorNow()) ?? leave()));
  socket.data.lookAgain = lookNow;
  // For a message of the database that was lost.
  const lookAgain = setInterval(lookNow, lookAgainMs * (0.75 + Math.random() / 2));

  socket.onAny((name: string, ...args: unknown[]) => {
    if (waiting >= mostWaiting || !allowed.take(Date.now())) {
      dropped += 1;
      if (dropped > mostDropped) leave();
      return;
    }
    inTurn(() => (name === 'Authenticate' ? renew(args) : receive(name, args)));
  });

  socket.once('disconnect', () => {
    clearTimeout(expiry);
    clearInterval(lookAgain);
    for (const room of [...held.keys()]) letGo(room);
    inTurn(async () => {
      for (const part of parts) await part.left?.(callBy(socket.data.actor));
    });
    closing(queue);
  });

  watchExpiry();
}
