import { changeOfHoliday, changeOfLeave, changeOfSpecialist } from './booking-change.ts';
import type {
  BookingChange,
  CentreStand,
  HolidayStand,
  LeaveDays,
  RoomStand,
  SpecialistStand,
} from './booking-change.ts';

type Known<F> = { readonly id: string; readonly before: F | null; readonly after: F | null };

const turnedRound = <F>({ id, before, after }: Known<F>): Known<F> => ({
  id,
  before: after,
  after: before,
});

/** The days that were leave and are not any more. */
export const leaveTakenBack = (changed: Known<LeaveDays>): BookingChange | null =>
  changeOfLeave(turnedRound(changed));

/** The days and places where it was a holiday and is not any more. */
export const holidayTakenBack = (changed: Known<HolidayStand>): BookingChange | null =>
  changeOfHoliday(turnedRound(changed));

export const centreOpened = ({ id, before, after }: Known<CentreStand>): BookingChange | null =>
  before && !before.isOpen && after?.isOpen ? { kind: 'centreCloses', id, name: after.name } : null;

export const roomOpened = ({ id, before, after }: Known<RoomStand>): BookingChange | null =>
  before && !before.isOpen && after?.isOpen ? { kind: 'roomCloses', id, name: after.name } : null;

export const specialistReturned = ({
  id,
  before,
  after,
}: Known<SpecialistStand>): BookingChange | null =>
  before && after ? changeOfSpecialist({ id, before: after, after: before }) : null;
