import { defineConsequence } from '#kernel/server';
import type { ChangedRecord, Consequence, ConsequenceCall } from '#kernel/server';
import {
  centreOpened,
  changeOfCentre,
  changeOfHoliday,
  changeOfLeave,
  changeOfRoom,
  changeOfSession,
  changeOfSpecialist,
  forBookingsName,
  holidayTakenBack,
  leaveTakenBack,
  roomOpened,
  specialistReturned,
} from '../../domain/index.ts';
import type { BookingChange, ImpactSource } from '../../domain/index.ts';
import { askToMendSessions } from './ask-to-mend-sessions.ts';
import { clearTakenBack } from './clear-impact.ts';
import { refuseSessionAtClosedCentre } from '../session/refuse-closed-centre.ts';
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
  /** What people were affected by and are not any more. */
  readonly takenBack?: (changed: ChangedRecord<F>) => BookingChange | null;
  /** What else comes of it, once it was asked about. */
  readonly besides?: (call: ConsequenceCall, changed: ChangedRecord<F>) => Promise<void>;
};

const onBookings = <F>({ of, facts, change, takenBack, besides }: Rule<F>): Consequence =>
  defineConsequence<F>({
    choice: forBookingsName,
    of,
    facts,
    follow: async (call, changed) => {
      await followChanges(
        call,
        changed.flatMap((one) => change(one) ?? []),
      );
      await clearTakenBack(
        call,
        changed.flatMap((one) => takenBack?.(one) ?? []),
      );
      for (const one of changed) await besides?.(call, one);
    },
  });

/** Whichever path writes one of these, the people with appointments are thought of. */
export const bookingConsequences: Readonly<Record<ImpactSource, Consequence>> = {
  appointmentSession: onBookings({
    of: ['create', 'change'],
    facts: sessionFacts,
    change: changeOfSession,
    besides: refuseSessionAtClosedCentre,
  }),
  specialistLeave: onBookings({
    of: ['create', 'change', 'remove'],
    facts: leaveFacts,
    change: changeOfLeave,
    takenBack: leaveTakenBack,
  }),
  centre: onBookings({
    of: ['change', 'remove'],
    facts: centreFacts,
    change: changeOfCentre,
    takenBack: centreOpened,
    besides: askToMendSessions,
  }),
  centreRoom: onBookings({
    of: ['change', 'remove'],
    facts: roomFacts,
    change: changeOfRoom,
    takenBack: roomOpened,
  }),
  specialist: onBookings({
    of: ['change', 'remove'],
    facts: specialistFacts,
    change: changeOfSpecialist,
    takenBack: specialistReturned,
  }),
  holiday: onBookings({
    of: ['create', 'change', 'remove'],
    facts: holidayFacts,
    change: changeOfHoliday,
    takenBack: holidayTakenBack,
    besides: refuseHolidayNowhere,
  }),
};
