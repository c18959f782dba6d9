import { vi } from 'vitest';
import { createHub } from '../realtime/hub.ts';
import type { Hub, HubSocket, OpenSocket } from '../realtime/hub.ts';

type Listener = (...args: unknown[]) => void;

/** Stands in for the library: a test says what happens on the wire. */
export class FakeSocket implements HubSocket {
  active = false;
  readonly sent: unknown[][] = [];
  readonly connect = vi.fn<() => void>();
  readonly disconnect = vi.fn<() => void>();
  readonly #listeners = new Map<string, Listener>();
  #any: (event: string, ...args: unknown[]) => void = () => {};

  emit(...message: unknown[]): void {
    this.sent.push(message);
  }

  on(event: string, listener: (...args: never[]) => void): void {
    this.#listeners.set(event, listener as Listener);
  }

  onAny(listener: (event: string, ...args: unknown[]) => void): void {
    this.#any = listener;
  }

  happens(event: 'connect' | 'disconnect' | 'connect_error', detail?: unknown): void {
    this.#listeners.get(event)?.(detail);
  }

  receives(event: string, ...args: unknown[]): void {
    this.#any(event, ...args);
  }
}

/** A hub whose socket the test holds. */
export function aHub(): { hub: Hub; socket: FakeSocket; open: OpenSocket } {
  const socket = new FakeSocket();
  const open = vi.fn<OpenSocket>((token) => {
    void token();
    return socket;
  });
  return { hub: createHub(() => Promise.resolve(open)), socket, open };
}
