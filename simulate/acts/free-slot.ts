import { addDays, dayIn } from '#kernel/domain';
import type { Row } from '../people/call.ts';
import { anyOf } from './act.ts';
import type { Doing } from './act.ts';

type Slot = { readonly id: string; readonly state: string; readonly reasons: readonly unknown[] };
type Found = Row & { readonly slots: readonly Slot[] };

/** A slot that the search offers today, the soonest sessions first. */
export async function freeSlot({ sim, person, random }: Doing): Promise<string | undefined> {
  const from = dayIn('Australia/Sydney', new Date(sim.now));
  const query = new URLSearchParams({
    dateFrom: from,
    dateTo: addDays(from, 21),
    maxResultCount: '20',
  });
  const path = `/app/appointment-sessions/searchAppointment?${query}`;
  const { body } = await sim.call(person.account, 'GET', path);
  const found = (body['items'] ?? []) as readonly Found[];
  const free = found.flatMap(({ slots }) =>
    slots.filter(({ state, reasons }) => state === 'free' && !reasons.length),
  );
  return anyOf(random, free.slice(0, 40))?.id;
}
