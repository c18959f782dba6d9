import { accept, addBusinessDays, change } from '#kernel/domain';
import { reactionTo, writeBySystem } from '#kernel/server';
import { co, daysBeforeAttending } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

/** What is next to be done is due before a specialist must attend, whatever the step says. */
export const followSubpoena = reactionTo(co, async ({ tx, record, services }) => {
  const { attendOn, nextDueDate, nextStep } = record;
  if (!attendOn || !nextStep) return;
  const today = await todayOf(tx, services);
  const early = addBusinessDays(attendOn, -daysBeforeAttending);
  const due = early < today ? today : early;
  if (nextDueDate && nextDueDate <= due) return;
  await writeBySystem(
    { tx, services },
    accept(change(co, record.id, { nextDueDate: due } as never)),
  );
});
