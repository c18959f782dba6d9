import type { PlainDate } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideReminded } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { mailSpecialist } from './opinion-mail.ts';
import { lockOpinion } from './opinion-rows.ts';

/** The day is kept with the mail or neither is: of two workers one reminds. */
export async function remindSpecialist(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  record: CaseRecord,
  opinionId: string,
  today: PlainDate,
): Promise<boolean> {
  const opinion = await lockOpinion(tx, opinionId);
  if (!opinion || opinion.status !== 'poAsked') return false;
  const isSent = await mailSpecialist(tx, services, record, opinion, 'FreeOpinionReminder');
  if (!isSent) return false;
  await writeBySystem({ tx, services }, decideReminded(opinionId, today));
  return true;
}
