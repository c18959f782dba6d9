import { defineConsequence } from '#kernel/server';
import type { ChangedRecord, Consequence, ConsequenceCall } from '#kernel/server';
import {
  changeOfCentre,
  changeOfHoliday,
  changeOfLeave,
  changeOfRoom,
  changeOfSession,
  changeOfSpecialist,
  forBookingsName,
} from '../../domain/index.ts';
import type { BookingChange, ImpactSource } from '../../domain/index.ts';
import { askToMendSessions } from './ask-to-mend-sessions.ts';
import { refuseHolidayNowhere } from './refuse-holiday-nowhere.ts';
import { followChanges } from './follow-changes.ts';
import {
  centreFacts,
  holidayFacts,
  leaveFacts,
  roomFacts,
  sessionFacts,
  specialistFacts,
} from './impact-facts.ts';

type Rule<F> = {
  readonly of: Consequence['of'];
  readonly facts: Parameters<typeof defineConsequence<F>>[0]['facts'];
  readonly change: (changed: ChangedRecord<F>) => BookingChange | null;
  /** What else comes of it, once it was asked about. */
  readonly besides?: (call: ConsequenceCall, changed: ChangedRecord<F>) => Promise<void>;
};

const onBookings = <F>({ of, facts, change, besides }: Rule<F>): Consequence =>
  defineConsequence<F>({
    choice: forBookingsName,
    of,
    facts,
    follow: async (call, changed) => {
      await followChanges(
        call,
        changed.flatMap((one) => change(one) ?? []),
      );
      for (const one of changed) await besides?.(call, one);
    },
  });

/** Whichever path writes one of these, the people with appointments are thought of. */
export const bookingConsequences: Readonly<Record<ImpactSource, Consequence>> = {
  appointmentSession: onBookings({
    of: ['change'],
    facts: sessionFacts,
    change: changeOfSession,
  }),
  specialistLeave: onBookings({
    of: ['create', 'change'],
    facts: leaveFacts,
    change: changeOfLeave,
  }),
  centre: onBookings({
    of: ['change', 'remove'],
    facts: centreFacts,
    change: changeOfCentre,
    besides: askToMendSessions,
  }),
  centreRoom: onBookings({ of: ['change', 'remove'], facts: roomFacts, change: changeOfRoom }),
  specialist: onBookings({
    of: ['change', 'remove'],
    facts: specialistFacts,
    change: changeOfSpecialist,
  }),
  holiday: onBookings({
    of: ['create', 'change'],
    facts: holidayFacts,
    change: changeOfHoliday,
    besides: refuseHolidayNowhere,
  }),
};
