import { holdsOfRecords } from '#documents/server';
import type { Actor, PlainDate } from '#kernel/domain';
import { Refused, rowsOfPerson } from '#kernel/server';
import type { RowsOfPerson, Services, Subject, Tx } from '#kernel/server';
import { planErasure } from '../../domain/index.ts';
import type { ErasureStay } from '../../domain/index.ts';
import { todayOf } from '../today-of.ts';
import { keptForLawPoint } from './kept-for-law-point.ts';
import { subjectsOf } from './subjects-of.ts';

type Asking = { readonly tx: Tx; readonly actor: Actor; readonly services: Services };

type ErasurePlan = {
  readonly subjects: readonly Subject[];
  readonly found: RowsOfPerson;
  readonly ids: readonly string[];
  readonly stays: readonly ErasureStay[];
  readonly mayBeErased: boolean;
};

const birthText = `select to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth" from clients where id = $1::uuid`;

/** What is kept of the person now, what of it must stay, and whether that is in the way. */
export async function erasurePlan(
  { tx, actor, services }: Asking,
  clientId: string,
): Promise<ErasurePlan> {
  const subjects = await subjectsOf(tx, 'client', clientId);
  const found = await rowsOfPerson(tx, subjects);
  const ids = [...found.about.values()].flatMap((some) => [...some]);
  const kept = [];
  for (const read of keptForLawPoint.of(services)) kept.push(...(await read(tx, clientId)));
  const [person] = await tx.query<{ dateOfBirth: PlainDate | null }>(birthText, [clientId]);
  const dateOfBirth = person?.dateOfBirth ?? null;
  const facts = { kept, holds: await holdsOfRecords(tx, ids), dateOfBirth };
  return { subjects, found, ids, ...planErasure(facts, todayOf(actor, services)) };
}

/** Refused with the first thing that is in the way. */
export async function planUnlessKept(asking: Asking, clientId: string): Promise<ErasurePlan> {
  const plan = await erasurePlan(asking, clientId);
  if (plan.mayBeErased) return plan;
  const { what = '', why = '' } = plan.stays.find(({ isInTheWay }) => isInTheWay) ?? {};
  throw new Refused('personMustStay', { values: { what, why } });
}
