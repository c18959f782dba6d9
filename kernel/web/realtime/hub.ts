import { tokens } from '../api/token-source.ts';

/** As much of a socket as is used here. */
export type HubSocket = {
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
  onAny(listener: (event: string, ...args: unknown[]) => void): unknown;
};

export type OpenSocket = (token: () => Promise<string | null>) => HubSocket;
export type HubState = 'off' | 'connecting' | 'connected';
type Listener = (...args: unknown[]) => void;

/** K-014. */
export const retryMs = 5000;
/** More often than a token is renewed ahead of its end. */
const tokenCheckMs = 15_000;

/** One connection for the window; whatever happens to it, the screens go on without. */
export function createHub(load: () => Promise<OpenSocket>) {
  const heard = new Map<string, Set<Listener>>();
  const watchers = new Set<() => void>();
  let state: HubState = 'off';
  let socket: HubSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks: ReturnType<typeof setInterval> | undefined;
  let shown: string | null = null;
  let connectedAt = 0;

  const become = (next: HubState) => {
    if (state === next) return;
    state = next;
    for (const watcher of watchers) watcher();
  };

  /** The token that the server was shown last, so that a renewed one is noticed. */
  const token = async () => (shown = await tokens().current());

  const again = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (socket ? void socket.connect() : void open()), milliseconds);
  };

  /** B-135, D25: the server lets the place be kept with a fresh token. */
  const showRenewed = async () => {
    if (state !== 'connected') return;
    const before = shown;
    const now = await token();
    if (now && now !== before) socket?.emit('Authenticate', now);
  };

  const refused = async (reason: string) => {
    if (reason === 'notAvailable') return stop();
    if (reason === 'unauthorized' && shown) await tokens().renew(shown);
    if (state !== 'off') again(retryMs);
  };

  const ignore = (error: unknown) => console.warn('The realtime connection:', error);

  async function open(): Promise<void> {
    try {
      const connect = await load();
      if (state === 'off' || socket) return;
      socket = connect(token);
    } catch (error) {
      ignore(error);
      if (state !== 'off') again(retryMs);
      return;
    }
    const current = socket;
    current.on('connect', () => {
      connectedAt = Date.now();
      become('connected');
    });
    current.on('disconnect', (reason: string) => {
      if (state === 'off') return;
      become('connecting');
      // The other reasons are tried again by the library itself.
      const isLoop = Date.now() - connectedAt < retryMs;
      if (reason === 'io server disconnect') again(isLoop ? retryMs : 0);
    });
    current.on('connect_error', (error: Error) => {
      if (current.active || state === 'off') return;
      refused(error.message).catch((failure: unknown) => {
        ignore(failure);
        again(retryMs);
      });
    });
    current.onAny((event, ...args) => {
      // The server could not hear for a while: to those who care it is a new connection.
      if (event === 'Resync') for (const watcher of watchers) watcher();
      for (const listener of heard.get(event) ?? []) {
        try {
          listener(...args);
        } catch (error) {
          ignore(error);
        }
      }
    });
  }

  function stop(): void {
    clearTimeout(timer);
    clearInterval(checks);
    const last = socket;
    socket = null;
    become('off');
    last?.disconnect();
  }

  return {
    start() {
      if (state !== 'off') return stop;
      become('connecting');
      checks = setInterval(() => void showRenewed().catch(ignore), tokenCheckMs);
      void open();
      return stop;
    },
    /** Nothing is kept for later: what a lost connection forgets is asked for again after it. */
    send(event: string, payload: unknown) {
      if (state === 'connected') socket?.emit(event, payload);
    },
    on(event: string, listener: Listener) {
      const all = heard.get(event) ?? new Set();
      heard.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    state: () => state,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

export const hub: Hub = createHub(async () => (await import('./open-socket.ts')).openSocket);
