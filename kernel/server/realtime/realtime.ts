import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/domain';
import type { Authenticate, Services } from '../services.ts';
import type { RightsChange } from './rights-change.ts';

/** One message of a client, with the rights that its sender has now. */
export type HubCall = {
  readonly actor: Actor;
  readonly socketId: string;
  readonly services: Services;
  /** To this client alone. */
  reply(event: string, ...args: readonly unknown[]): void;
  /** Membership lapses unless it is asked for again in time: rights are never older than that. */
  join(room: string, seconds: number): void;
  leave(room: string): void;
};

/** The payload comes from outside: a handler takes nothing in it for granted. */
export type HubEvent = (call: HubCall, payload: unknown) => Promise<void>;

/** What one module does on the hub. */
export type HubPart = {
  /** False: there is no realtime for this user, and the socket is refused without a fuss. */
  admits?(actor: Actor): boolean;
  readonly events?: Readonly<Record<string, HubEvent>>;
  /** Before the sockets are looked at again: what this module keeps of these people is old. */
  rightsChanged?(services: Services, change: RightsChange): void;
  /** After the connection is gone. */
  left?(call: HubCall): Promise<void>;
};

export type HubEdge = {
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly parts: readonly HubPart[];
};

/** To every socket in the room, whichever process holds it. */
export type Message = {
  readonly room: string;
  readonly event: string;
  readonly args: readonly unknown[];
};

export type Realtime = {
  /** Never throws, never waits. */
  publish(room: string, event: string, ...args: readonly unknown[]): void;
  /** Many at once: the other processes are told in one go. */
  publishAll(messages: readonly Message[]): void;
  /** Takes connections from when the app listens until it closes. */
  attach(app: FastifyInstance, edge: HubEdge): void;
  stop(): Promise<void>;
};
