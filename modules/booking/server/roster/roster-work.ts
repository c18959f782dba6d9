import { formatDate, formatsOf } from '#kernel/domain';
import type { Decision, FailedRow, PlainDate } from '#kernel/domain';
import { Refused, bindTask, throwUnlessAccepted } from '#kernel/server';
import type { TaskStep, Tx } from '#kernel/server';
import {
  createRosterTask,
  decideRoster,
  leftOutReasons,
  mostSessions,
  readRoster,
  refuseOtherZone,
  rosterDays,
  rosterInRequest,
  timesOn,
  zoneOfSession,
} from '../../domain/index.ts';
import type { PlannedDay, RosterInput } from '../../domain/index.ts';
import { refuseClosedCentre } from '../session/refuse-closed-centre.ts';
import { zonesOfPlaces } from '../session/zones-of-places.ts';
import { holidaysBetween, planDays } from './planned-days.ts';
import type { WantedDay } from './planned-days.ts';

/** What was made so far. */
export type RosterValue = {
  readonly seriesId: string | null;
  readonly created: number;
  readonly planned: readonly PlannedDay[];
  readonly plannedCount: number;
  readonly skippedCount: number;
  readonly holidays: readonly PlainDate[];
};

/** Enough to check by eye; the counts say the rest. */
export const mostShown = 200;

function throwRefused(refused: Decision): never {
  throwUnlessAccepted(refused);
  throw new Error('A roster that is refused has no days.');
}

/** By specialist: the clocks that the sessions keep. Not those of whoever makes the roster. */
async function zonesFor(
  tx: Tx,
  { timeZone, centreId }: RosterInput,
  specialistIds: readonly string[],
): Promise<Map<string, string>> {
  const places = await zonesOfPlaces(tx, specialistIds, centreId ?? null);
  return new Map(
    [...places].map(([specialistId, zones]) => {
      const refused = refuseOtherZone(timeZone, zones);
      if (refused) throwRefused(refused);
      return [specialistId, timeZone ?? zoneOfSession(zones)];
    }),
  );
}

/** Every day of every specialist that the pattern asks for, or why there is none. */
export async function wantedDays(
  tx: Tx,
  input: RosterInput,
): Promise<{ wanted: WantedDay[]; holidays: PlainDate[] }> {
  const pattern = readRoster(input);
  if ('kind' in pattern) return throwRefused(pattern);
  const { firstDay, lastDay } = pattern;
  await refuseClosedCentre(tx, input.centreId ?? null);
  const holidays = await holidaysBetween(tx, firstDay, lastDay, input.centreId ?? null);
  const everyDay = rosterDays(pattern, new Set());
  const days = input.skipHolidays ? everyDay.filter((day) => !holidays.has(day)) : everyDay;
  const specialistIds = [...new Set(input.specialistIds)];
  if (!days.length) throw new Refused('noRosterDays');
  if (days.length * specialistIds.length > mostSessions) throw new Refused('rosterTooLong');
  const zones = await zonesFor(tx, input, specialistIds);
  return {
    wanted: specialistIds.flatMap((specialistId) => {
      const timeZone = zones.get(specialistId) ?? '';
      return days.map((day) => ({ ...timesOn(day, { ...input, timeZone }), specialistId }));
    }),
    holidays: everyDay.filter((day) => holidays.has(day)),
  };
}

/** The days without a session, named by day and specialist. */
async function leftOut(
  { tx, actor }: TaskStep,
  planned: readonly PlannedDay[],
  firstRow: number,
): Promise<FailedRow[]> {
  const ids = [...new Set(planned.map(({ specialistId }) => specialistId))];
  const found = await tx.query<{ id: string; name: string }>(
    'select id, full_name as name from party_specialists where id = any($1::uuid[])',
    [ids],
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const { dateFormat } = formatsOf(actor);
  return planned.flatMap(({ day, specialistId, skipped }, at) => {
    const name = [formatDate(day, dateFormat), names.get(specialistId)].filter(Boolean).join(', ');
    return skipped ? [{ row: firstRow + at, name, message: leftOutReasons[skipped] }] : [];
  });
}

/** What cannot be made is left out and told. A run that was cut off goes on with the next days. */
export const rosterWork = bindTask(createRosterTask, async (run) => {
  const { input } = run;
  const soFar = () => run.value as RosterValue | null | undefined;
  do {
    await run.step(async (step) => {
      const { wanted, holidays } = await wantedDays(step.tx, input);
      const some = wanted.slice(run.done, run.done + rosterInRequest);
      const planned = await planDays(step.tx, some, input.roomId ?? null);
      const made = planned.filter(({ skipped }) => !skipped).length;
      if (made) await step.write(decideRoster(input, planned, run.id));
      const before = soFar();
      const value: RosterValue = {
        seriesId: run.id,
        created: (before?.created ?? 0) + made,
        planned: [...(before?.planned ?? []), ...planned].slice(0, mostShown),
        plannedCount: (before?.plannedCount ?? 0) + made,
        skippedCount: (before?.skippedCount ?? 0) + planned.length - made,
        holidays,
      };
      return {
        done: run.done + some.length,
        total: wanted.length,
        failed: await leftOut(step, planned, run.done + 1),
        value,
      };
    });
  } while (run.done < (run.total ?? 0));
  const created = soFar()?.created ?? 0;
  if (!created) throw new Refused('noRosterDays');
  return { summary: `${created} sessions created.` };
});
