import { accept, dayIn, refuse } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defineRule, rowsById } from '#kernel/server';
import { timeEntry } from '../../domain/index.ts';
import { tenantZone } from '../engine/index.ts';

type Entry = { readonly id: string; readonly workDay: PlainDate };

const text = `select id::text as id, work_day::text as "workDay" from time_tracking
  where id = any($1::uuid[]) and not is_deleted`;

export const noTimeAhead = defineRule({
  name: 'cases.noTimeAhead',
  sentence: 'Time is entered for days that have come, by the clocks of the practice.',
  on: timeEntry,
  when: ['create', 'change'],
  facts: rowsById<Entry>(text),
  more: async ({ tx, services }) => dayIn(await tenantZone(tx), services.now()),
  decide: (changes, _asked, today) =>
    accept(
      changes.map(
        ({ before, after }) =>
          after &&
          after.workDay > today &&
          after.workDay !== before?.workDay &&
          refuse('timeAhead', { field: 'startedAt' }),
      ),
    ),
});
