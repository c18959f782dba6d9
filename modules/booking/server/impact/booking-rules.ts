import type { AnyResource } from '#kernel/domain';
import { defineRule } from '#kernel/server';
import type { Changed, Rule, RuleCall, Tx } from '#kernel/server';
import { centre, centreRoom, specialist, specialistLeave } from '#parties/domain';
import {
  appointmentSession,
  centreOpened,
  changeOfCentre,
  changeOfHoliday,
  changeOfLeave,
  changeOfRoom,
  changeOfSession,
  changeOfSpecialist,
  forBookingsName,
  holiday,
  holidayTakenBack,
  leaveTakenBack,
  roomOpened,
  specialistReturned,
} from '../../domain/index.ts';
import type { BookingChange } from '../../domain/index.ts';
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

type AboutBookings<F> = {
  readonly on: AnyResource;
  readonly when: Rule['when'];
  readonly facts: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, F>>;
  readonly change: (changed: Changed<F>) => BookingChange | null;
  /** What people were affected by and are not any more. */
  readonly takenBack?: (changed: Changed<F>) => BookingChange | null;
  /** What else comes of it, once it was asked about. */
  readonly besides?: (call: RuleCall, changed: Changed<F>) => Promise<void>;
};

const onBookings = <F>(about: AboutBookings<F>): Rule => {
  const { on, when, facts, change, takenBack, besides } = about;
  return defineRule({
    name: `booking.peopleBookedAt.${on.name}`,
    sentence: 'Whichever path writes it, the people with appointments are thought of.',
    on,
    when,
    choice: forBookingsName,
    facts,
    async follow(call, changed) {
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
};

export const bookingRules: readonly Rule[] = [
  onBookings({
    on: appointmentSession,
    when: ['create', 'change', 'move'],
    facts: sessionFacts,
    change: changeOfSession,
    besides: refuseSessionAtClosedCentre,
  }),
  onBookings({
    on: specialistLeave,
    when: ['create', 'change', 'remove'],
    facts: leaveFacts,
    change: changeOfLeave,
    takenBack: leaveTakenBack,
  }),
  onBookings({
    on: centre,
    when: ['change', 'remove'],
    facts: centreFacts,
    change: changeOfCentre,
    takenBack: centreOpened,
    besides: askToMendSessions,
  }),
  onBookings({
    on: centreRoom,
    when: ['change', 'remove'],
    facts: roomFacts,
    change: changeOfRoom,
    takenBack: roomOpened,
  }),
  onBookings({
    on: specialist,
    when: ['change', 'move', 'remove'],
    facts: specialistFacts,
    change: changeOfSpecialist,
    takenBack: specialistReturned,
  }),
  onBookings({
    on: holiday,
    when: ['create', 'change', 'remove'],
    facts: holidayFacts,
    change: changeOfHoliday,
    takenBack: holidayTakenBack,
    besides: refuseHolidayNowhere,
  }),
];
