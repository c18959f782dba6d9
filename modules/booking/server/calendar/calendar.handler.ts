import { Refused, handle, invalid } from '#kernel/server';
import type { Answer } from '#kernel/server';
import { calendarAction, sessionStatusesIn, whyNotInOneCalendar } from '../../domain/index.ts';
import type { SessionStatus } from '../../domain/index.ts';
import { calendarStatement } from './calendar-sql.ts';

function statusesIn(words: string): SessionStatus[] {
  const found = sessionStatusesIn(words);
  if (found) return found;
  throw invalid([
    { message: 'Please choose one of the listed values.', members: ['sessionStatuses'] },
  ]);
}

export const calendarHandler = handle(
  calendarAction,
  async ({ tx, actor, input }): Promise<Answer> => {
    const { from, to, doctorId, specialistIds } = input;
    const refusal = whyNotInOneCalendar(from, to);
    if (refusal) throw new Refused(refusal.code);
    const filter = {
      from,
      to,
      specialistIds: [...(specialistIds ?? []), ...(doctorId ? [doctorId] : [])],
      centreIds: input.centreIds ?? [],
      roomIds: input.roomIds ?? [],
      specialtyIds: input.specialtyIds ?? [],
      accreditationIds: input.accreditationIds ?? [],
      stateId: input.stateId ?? null,
      countryId: input.countryId ?? null,
      statuses: statusesIn(input.sessionStatuses ?? ''),
      consultationTypes: input.consultationTypes ?? [],
      isVideo: input.isVideoAppointment ?? null,
      withSlots: input.withSlots ?? false,
      isPacked: input.isPacked ?? false,
    };
    const statement = calendarStatement(filter, actor);
    const [found] = await tx.batch([{ ...statement, raw: true, reads: true }]);
    return { json: found?.raw ?? '' };
  },
);
