import { accept, addBusinessDays, change } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defineRule, hiddenRowsById, tableOf } from '#kernel/server';
import { co, daysBeforeAttending } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

type Conference = {
  readonly id: string;
  readonly attendOn: PlainDate | null;
  readonly nextDueDate: PlainDate | null;
  readonly nextStep: string | null;
};

const text = `select id, attend_on::text as "attendOn", next_due_date::text as "nextDueDate",
    next_step as "nextStep"
  from ${tableOf(co)} where id = any($1::uuid[]) and not is_deleted`;

function earlier({ id, attendOn, nextDueDate, nextStep }: Conference, today: PlainDate) {
  if (!attendOn || !nextStep) return null;
  const early = addBusinessDays(attendOn, -daysBeforeAttending);
  const due = early < today ? today : early;
  if (nextDueDate && nextDueDate <= due) return null;
  return change(co, id, { nextDueDate: due });
}

export const followSubpoena = defineRule({
  name: 'cases.followSubpoena',
  sentence:
    'What is next to be done is due before a specialist must attend, whatever the step says.',
  on: co,
  when: ['change', 'move'],
  writes: [co],
  facts: hiddenRowsById<Conference>(text),
  more: ({ tx, services }) => todayOf(tx, services),
  decide: (changes, _asked, today) =>
    accept(changes.map(({ after }) => after && earlier(after, today))),
});
