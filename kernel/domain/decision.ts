/** What a pure rule answers: go ahead with these changes, no, or ask the user first. */
export type DomainEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Accepted<C> = { kind: 'accepted'; changes: C; events: readonly DomainEvent[] };
export type Refused = { kind: 'refused'; code: string };
export type Asked = { kind: 'asked'; question: string };
export type Decision<T> = Accepted<Partial<T>> | Refused | Asked;

export const accept = <C>(changes: C, events: readonly DomainEvent[] = []): Accepted<C> => ({
  kind: 'accepted',
  changes,
  events,
});

export const refuse = (code: string): Refused => ({ kind: 'refused', code });

/** The same call with `confirmed: true` goes on. */
export const ask = (question: string): Asked => ({ kind: 'asked', question });
