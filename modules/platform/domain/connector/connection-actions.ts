import { defineAction, listOf, oneOf, text } from '#kernel/domain';

const administrators = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

/** `unused`: set up, and not called yet. */
export const connectionStates = {
  connected: 'Connected',
  disconnected: 'Disconnected',
  paused: 'Paused',
  failing: 'Failing',
  unused: 'Not used yet',
  off: 'Not set up',
} as const;

export type ConnectionState = keyof typeof connectionStates;

export type ConnectionFacts = {
  readonly isSetUp: boolean;
  readonly state: 'connected' | 'disconnected' | null;
  readonly pausedUntil: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
};

/** What a connection is called today; one that failed after it last worked is failing. */
export function connectionState(facts: ConnectionFacts, now: string): ConnectionState {
  if (!facts.isSetUp) return 'off';
  if (facts.state === 'disconnected') return 'disconnected';
  if (facts.pausedUntil && Date.parse(facts.pausedUntil) > Date.parse(now)) return 'paused';
  const [failed, worked] = [facts.lastFailureAt, facts.lastSuccessAt];
  if (failed && (!worked || Date.parse(failed) > Date.parse(worked))) return 'failing';
  return worked ? 'connected' : 'unused';
}

export type ConnectionItem = {
  readonly id: string | null;
  readonly kind: string;
  readonly label: string;
  readonly state: ConnectionState;
  readonly reason: string | null;
  readonly pausedUntil: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
};

export type ConnectionCall = {
  readonly id: string;
  readonly at: string;
  readonly who: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string | null;
};

/** Of the own tenant: what is called outside, and whether it works. */
export const listConnections = defineAction({
  name: 'list',
  on: 'connection',
  label: 'Connections',
  route: 'GET /app/connections',
  roles: administrators,
  input: {},
  answer: {
    items: [
      {
        id: 'id?',
        kind: 'text',
        label: 'text',
        state: oneOf(Object.keys(connectionStates)),
        reason: 'text?',
        pausedUntil: 'instant?',
        lastSuccessAt: 'instant?',
        lastFailureAt: 'instant?',
      },
    ],
  },
});

export const listConnectionCalls = defineAction({
  name: 'calls',
  on: 'connection',
  label: 'Calls of a connection',
  route: 'GET /app/connections/{id}/calls',
  roles: administrators,
  input: {
    maxResultCount: text('Page size', { max: 9 }),
    skipCount: text('Skip', { max: 9 }),
  },
  answer: listOf({
    id: 'text',
    at: 'instant',
    who: 'text?',
    method: 'text',
    path: 'text',
    status: 'number?',
    ms: 'number',
    failure: 'text?',
  }),
});
