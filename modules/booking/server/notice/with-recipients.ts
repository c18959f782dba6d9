import type { Instant } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import type { NoticeRecipient } from '../../domain/index.ts';

/** What an appointment was before it moved. */
export type Before = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
};

type Input = { readonly tell?: readonly NoticeRecipient[] | null };

/** The event carries whom to tell: the words are written after the commit, by a worker. */
export function withRecipients<T, D extends Decision<T>>(
  decision: D,
  input: Input,
  before?: Before,
): D {
  if (decision.kind !== 'accepted') return decision;
  const more = { tell: input.tell ?? null, ...(before && { before }) };
  return { ...decision, events: decision.events.map((event) => ({ ...event, ...more })) };
}
