import { formatDate, formatsOf } from '#kernel/domain';
import type { Actor, FailedRow, PlainDate, TaskInput } from '#kernel/domain';
import { Refused, bindTask } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  createRosterTask,
  leftOutReasons,
  mostSessions,
  readRoster,
  rosterDays,
  rosterInRequest,
  timesOn,
} from '../../domain/index.ts';
import { tellSessions } from '../sessions/tell-sessions.ts';
import { insertSessions } from './insert-sessions.ts';
import { holidaysBetween, planDays } from './planned-days.ts';
import type { Planned, Wanted } from './planned-days.ts';

export type RosterOrder = TaskInput<typeof createRosterTask.input>;

/** What was made so far. */
export type RosterValue = {
  readonly seriesId: string;
  readonly created: number;
  readonly planned: readonly Planned[];
  readonly plannedCount: number;
  readonly skippedCount: number;
  readonly holidays: readonly PlainDate[];
};

/** Enough to check by eye; the counts say the rest. */
export const mostShown = 200;

/** Every day of every specialist that the pattern asks for, or why there is none. */
export async function wantedDays(
  tx: Tx,
  input: RosterOrder,
): Promise<{ wanted: Wanted[]; holidays: PlainDate[] }> {
  const pattern = readRoster(input);
  if ('kind' in pattern) throw new Refused(pattern.code);
  const { firstDay, lastDay } = pattern;
  const holidays = await holidaysBetween(tx, firstDay, lastDay, input.centreId ?? null);
  const times = { from: input.from ?? '', to: input.to ?? '', timeZone: input.timeZone ?? '' };
  const everyDay = rosterDays(pattern, new Set());
  const days = input.skipHolidays ? everyDay.filter((day) => !holidays.has(day)) : everyDay;
  const specialistIds = [...new Set(input.specialistIds ?? [])];
  if (!days.length) throw new Refused('noRosterDays');
  if (days.length * specialistIds.length > mostSessions) throw new Refused('rosterTooLong');
  const timed = days.map((day) => timesOn(day, times));
  return {
    wanted: specialistIds.flatMap((specialistId) => timed.map((day) => ({ ...day, specialistId }))),
    holidays: everyDay.filter((day) => holidays.has(day)),
  };
}

async function leftOut(
  tx: Tx,
  actor: Actor,
  skipped: readonly Planned[],
  offset: (day: Planned) => number,
): Promise<FailedRow[]> {
  const ids = [...new Set(skipped.map(({ specialistId }) => specialistId))];
  const found = await tx.query<{ id: string; name: string }>(
    'select id, full_name as name from specialists where id = any($1::uuid[])',
    [ids],
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const { dateFormat } = formatsOf(actor);
  return skipped.map((day) => ({
    row: offset(day),
    name: [formatDate(day.day, dateFormat), names.get(day.specialistId)].filter(Boolean).join(', '),
    message: day.skipped ? leftOutReasons[day.skipped] : '',
  }));
}

/** What cannot be made is left out and told. A run that was cut off goes on with the next days. */
export const rosterWork = bindTask(createRosterTask, async (run) => {
  const { services, input } = run;
  do {
    await run.step(async (tx, actor) => {
      const { wanted, holidays } = await wantedDays(tx, input);
      const some = wanted.slice(run.done, run.done + rosterInRequest);
      const planned = await planDays(tx, some, input.roomId ?? null);
      const made = planned.filter(({ skipped }) => !skipped);
      const skipped = planned.filter((day) => day.skipped);
      await insertSessions(tx, input, made, run.id);
      const news = made.map((day) => ({ ...day, id: run.id }));
      tellSessions(services, tx, news);
      const before = run.value as RosterValue | null | undefined;
      const value: RosterValue = {
        seriesId: run.id,
        created: (before?.created ?? 0) + made.length,
        planned: [...(before?.planned ?? []), ...planned].slice(0, mostShown),
        plannedCount: (before?.plannedCount ?? 0) + made.length,
        skippedCount: (before?.skippedCount ?? 0) + skipped.length,
        holidays,
      };
      return {
        done: run.done + some.length,
        total: wanted.length,
        failed: await leftOut(tx, actor, skipped, (day) => run.done + planned.indexOf(day) + 1),
        value,
      };
    });
  } while (run.done < (run.total ?? 0));
  const { created } = run.value as RosterValue;
  if (!created) throw new Refused('noRosterDays');
  return { summary: `${created} sessions created.` };
});
