import type { Address, Instant, PlainDate } from '#kernel/domain';
import type { ConsultationType } from '../booking-choices.ts';
import type { HolidayArea } from '../holiday/holiday-at-place.ts';

/** Where and when a session is, and with whom. */
export type SessionStand = {
  readonly specialistId: string;
  readonly centreId: string | null;
  readonly roomId: string | null;
  readonly timeZone: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly consultationType: ConsultationType;
  readonly isVideoAppointment: boolean;
};

export type LeaveDays = {
  readonly specialistId: string;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
};

export type CentreStand = {
  readonly name: string;
  readonly address: Address | null;
  readonly timeZone: string;
  readonly isOpen: boolean;
};

export type RoomStand = { readonly name: string; readonly isOpen: boolean };

/** The days on which a specialist has a contract: none without a first, all that follow without a last. */
export type ContractDays = { readonly from: PlainDate | null; readonly to: PlainDate | null };

export type SpecialistStand = {
  readonly name: string;
  readonly takesBookings: boolean;
  readonly contract: ContractDays;
};

export type HolidayStand = HolidayArea & {
  readonly name: string;
  readonly date: PlainDate;
  readonly isActive: boolean;
};

/** What somebody wants to change that people with appointments feel. */
export type BookingChange =
  | {
      readonly kind: 'sessionMoves';
      readonly id: string;
      readonly before: SessionStand;
      readonly after: SessionStand;
    }
  | { readonly kind: 'sessionEnds'; readonly id: string }
  | { readonly kind: 'sessionRoom'; readonly id: string; readonly roomId: string | null }
  | { readonly kind: 'leave'; readonly before: LeaveDays | null; readonly after: LeaveDays }
  | { readonly kind: 'centreCloses'; readonly id: string; readonly name: string }
  | { readonly kind: 'centreAddress'; readonly id: string; readonly name: string }
  | { readonly kind: 'roomCloses'; readonly id: string; readonly name: string }
  | { readonly kind: 'specialistStops'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'contractEnds';
      readonly id: string;
      readonly name: string;
      readonly before: ContractDays;
      readonly after: ContractDays;
    }
  | {
      readonly kind: 'holiday';
      readonly before: HolidayStand | null;
      readonly after: HolidayStand;
    };

export type BookingChangeKind = BookingChange['kind'];

type Known<F> = { readonly id: string; readonly before: F | null; readonly after: F | null };

const stands = ({ specialistId, centreId, timeZone, dateFrom, dateTo, ...rest }: SessionStand) =>
  JSON.stringify([
    specialistId,
    centreId,
    timeZone,
    Date.parse(dateFrom),
    Date.parse(dateTo),
    rest.consultationType,
    rest.isVideoAppointment,
  ]);

/** A session that only gets another room is where it was for everybody who reads the address. */
export function changeOfSession({ id, before, after }: Known<SessionStand>): BookingChange | null {
  if (!before || !after) return null;
  if (stands(before) !== stands(after)) return { kind: 'sessionMoves', id, before, after };
  return before.roomId === after.roomId ? null : { kind: 'sessionRoom', id, roomId: after.roomId };
}

/** Leave that is taken back or shortened sets days free again; nobody is affected. */
export function changeOfLeave({ before, after }: Known<LeaveDays>): BookingChange | null {
  if (!after) return null;
  const isWithin =
    before?.specialistId === after.specialistId &&
    before.startDate <= after.startDate &&
    before.endDate >= after.endDate;
  return isWithin ? null : { kind: 'leave', before, after };
}

export function changeOfCentre({ id, before, after }: Known<CentreStand>): BookingChange | null {
  if (!before) return null;
  const { name } = after ?? before;
  if (before.isOpen && !after?.isOpen) return { kind: 'centreCloses', id, name };
  const isElsewhere = after && JSON.stringify(before.address) !== JSON.stringify(after.address);
  return isElsewhere ? { kind: 'centreAddress', id, name } : null;
}

export const changeOfRoom = ({ id, before, after }: Known<RoomStand>): BookingChange | null =>
  before?.isOpen && !after?.isOpen ? { kind: 'roomCloses', id, name: before.name } : null;

export const changeOfSpecialist = ({
  id,
  before,
  after,
}: Known<SpecialistStand>): BookingChange | null => {
  if (before?.takesBookings && !after?.takesBookings)
    return { kind: 'specialistStops', id, name: before.name };
  if (!before?.takesBookings || !after || coversAll(before.contract, after.contract)) return null;
  return {
    kind: 'contractEnds',
    id,
    name: before.name,
    before: before.contract,
    after: after.contract,
  };
};

/** B-084: every day of the one contract is a day of the other. */
function coversAll(before: ContractDays, after: ContractDays): boolean {
  if (before.from === null) return true;
  if (after.from === null || after.from > before.from) return false;
  return after.to === null || (before.to !== null && before.to <= after.to);
}

const holidayFacts = (day: HolidayStand) => {
  const { date, states, region, postcodes, centreIds, isActive } = day;
  return JSON.stringify([
    date,
    states.toSorted(),
    region,
    postcodes,
    centreIds.toSorted(),
    isActive,
  ]);
};

export function changeOfHoliday({ before, after }: Known<HolidayStand>): BookingChange | null {
  if (!after?.isActive) return null;
  if (before && holidayFacts(before) === holidayFacts(after)) return null;
  return { kind: 'holiday', before: before?.isActive ? before : null, after };
}
