import { randomUUID } from 'node:crypto';
import { Refused, answer, handle } from '#kernel/server';
import {
  createRoster,
  decideRoster,
  mostSessions,
  readRoster,
  rosterDays,
  timesOn,
} from '../../domain/index.ts';
import { holidaysBetween, planDays } from './planned-days.ts';

/** Enough to check by eye; the counts say the rest. */
const mostShown = 200;

/** What cannot be made is told first (`isPreview`) and left out then. */
export const rosterHandler = handle(createRoster, async ({ tx, input, write }) => {
  const pattern = readRoster(input);
  if ('kind' in pattern) throw new Refused(pattern.code);
  const { firstDay, lastDay } = pattern;
  const holidays = await holidaysBetween(tx, firstDay, lastDay, input.centreId ?? null);
  const everyDay = rosterDays(pattern, new Set());
  const days = input.skipHolidays ? everyDay.filter((day) => !holidays.has(day)) : everyDay;
  const specialistIds = [...new Set(input.specialistIds)];
  if (!days.length) throw new Refused('noRosterDays');
  if (days.length * specialistIds.length > mostSessions) throw new Refused('rosterTooLong');

  const times = days.map((day) => timesOn(day, input));
  const planned = await planDays(tx, specialistIds, times, input.roomId ?? null);
  const plannedCount = planned.filter(({ skipped }) => !skipped).length;
  const seriesId = randomUUID();
  if (!input.isPreview) await write(decideRoster(input, planned, seriesId));
  const result = {
    seriesId: input.isPreview ? null : seriesId,
    created: input.isPreview ? 0 : plannedCount,
    planned: planned.slice(0, mostShown),
    plannedCount,
    skippedCount: planned.length - plannedCount,
    holidays: everyDay.filter((day) => holidays.has(day)),
  };
  return input.isPreview ? result : answer(result, 201);
});
