import { defineConsequence } from '#kernel/server';
import type { ChangedRecord, Consequence } from '#kernel/server';
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
};

const onBookings = <F>({ of, facts, change }: Rule<F>): Consequence =>
  defineConsequence<F>({
    choice: forBookingsName,
    of,
    facts,
    follow: async (call, changed) => {
      await followChanges(
        call,
        changed.flatMap((one) => change(one) ?? []),
      );
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
  centre: onBookings({ of: ['change', 'remove'], facts: centreFacts, change: changeOfCentre }),
  centreRoom: onBookings({ of: ['change', 'remove'], facts: roomFacts, change: changeOfRoom }),
  specialist: onBookings({
    of: ['change', 'remove'],
    facts: specialistFacts,
    change: changeOfSpecialist,
  }),
  holiday: onBookings({ of: ['create', 'change'], facts: holidayFacts, change: changeOfHoliday }),
};
