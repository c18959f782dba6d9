import { can, isPlainDate } from '#kernel/domain';
import type { Address } from '#kernel/domain';
import { handle, isUuid, requireAbility } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  changeOfCentre,
  changeOfHoliday,
  changeOfLeave,
  changeOfRoom,
  changeOfSession,
  changeOfSpecialist,
  choicesFor,
  optionsFor,
  postcodesOfRegion,
  previewImpact,
} from '../../domain/index.ts';
import type {
  BookingChange,
  ContractDays,
  ImpactSource,
  SessionStand,
} from '../../domain/index.ts';
import { findReaches, impactOf, namesIn } from './follow-changes.ts';
import {
  centreFacts,
  holidayFacts,
  leaveFacts,
  roomFacts,
  sessionFacts,
  specialistFacts,
} from './impact-facts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of what the caller wrote only what the record has, and only of the kind that it has there. */
function merged<F extends object>(before: F | null, empty: F, values: Values): F {
  const start: F = before ?? empty;
  const known = Object.entries(empty).flatMap(([key, like]) => {
    const value = values[key];
    const fits =
      value !== undefined && (like === null || value === null || typeof value === typeof like);
    return fits ? [[key, value]] : [];
  });
  return { ...start, ...Object.fromEntries(known) };
}

const noSession = {
  specialistId: '',
  centreId: null,
  roomId: null,
  timeZone: 'Australia/Sydney',
  dateFrom: '',
  dateTo: '',
  consultationType: 'inPerson',
  isVideoAppointment: false,
} as const;
const noHoliday = {
  name: '',
  date: '1970-01-01',
  states: [],
  region: null,
  postcodes: null,
  centreIds: [],
  isActive: true,
};
const noLeave = { specialistId: '', startDate: '1970-01-01', endDate: '1970-01-01' };

const staysOn = ({ isActive, receiveBooking }: Values): boolean =>
  isActive !== false && receiveBooking !== false;

const bookable: readonly unknown[] = [undefined, 'ONBOARDING', 'ONBOARDED'];

const dayOrNow = (values: Values, key: string, now: string | null): string | null => {
  const value = values[key];
  if (value === null) return null;
  return typeof value === 'string' && isPlainDate(value) ? value : now;
};

const contractAfter = ({ from, to }: ContractDays, values: Values): ContractDays => ({
  from: dayOrNow(values, 'onboardedDate', from),
  to: dayOrNow(values, 'onboardedEndDate', to),
});

const zoneText = 'select time_zone as zone from party_centres where id = $1::uuid';

/** A session that goes to another centre takes the clocks of it, as the database has it. */
async function withZoneOfPlace(
  tx: Tx,
  after: SessionStand,
  before: SessionStand | null,
): Promise<SessionStand> {
  const { centreId, timeZone } = after;
  const isSaid = timeZone !== before?.timeZone;
  if (!isUuid(centreId) || centreId === before?.centreId || isSaid) return after;
  const [place] = await tx.query<{ zone: string }>(zoneText, [centreId]);
  return { ...after, timeZone: place?.zone ?? timeZone };
}

/** What the record would be is computed here; the write itself is looked at after it happened. */
async function changeFrom(
  tx: Tx,
  source: ImpactSource,
  id: string,
  values: Values | null,
): Promise<BookingChange | null> {
  const ids = [id];
  switch (source) {
    case 'appointmentSession': {
      const before = (await sessionFacts(tx, ids)).get(id) ?? null;
      if (before && !values) return { kind: 'sessionEnds', id };
      const after = await withZoneOfPlace(tx, merged(before, noSession, values ?? {}), before);
      return changeOfSession({ id, before, after });
    }
    case 'specialistLeave': {
      const before = (await leaveFacts(tx, ids)).get(id) ?? null;
      return changeOfLeave({ id, before, after: values && merged(before, noLeave, values) });
    }
    case 'holiday': {
      const before = (await holidayFacts(tx, ids)).get(id) ?? null;
      const after = values && merged(before, noHoliday, values);
      const postcodes = after?.postcodes || postcodesOfRegion(after?.region ?? null);
      return changeOfHoliday({ id, before, after: after && { ...after, postcodes } });
    }
    case 'centre': {
      const before = (await centreFacts(tx, ids)).get(id) ?? null;
      const address = (values?.['address'] ?? before?.address ?? null) as Address | null;
      const after = before &&
        values && { ...before, address, isOpen: before.isOpen && staysOn(values) };
      return changeOfCentre({ id, before, after });
    }
    case 'centreRoom': {
      const before = (await roomFacts(tx, ids)).get(id) ?? null;
      const after = before && values && { ...before, isOpen: before.isOpen && staysOn(values) };
      return changeOfRoom({ id, before, after });
    }
    case 'specialist': {
      const before = (await specialistFacts(tx, ids)).get(id) ?? null;
      const takesBookings =
        before?.takesBookings === true &&
        values !== null &&
        staysOn(values) &&
        bookable.includes(values['recruitmentStatus']);
      const after = before && {
        ...before,
        takesBookings,
        contract: contractAfter(before.contract, values ?? {}),
      };
      return changeOfSpecialist({ id, before, after });
    }
  }
}

const unknownId = '00000000-0000-0000-0000-000000000000';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const previewImpactHandler = handle(
  previewImpact,
  async ({ tx, actor, input, services }) => {
    const { resource, id, values, isRemoved } = input;
    const ability = `${resource}.${isRemoved && can(actor, `${resource}.delete`) ? 'delete' : 'update'}`;
    requireAbility(actor, ability);
    const change = await changeFrom(
      tx,
      resource,
      isUuid(id) ? id : unknownId,
      isRemoved ? null : isValues(values) ? values : {},
    );
    const reaches = await findReaches(tx, actor, change ? [change] : [], services.now());
    return {
      ...impactOf(reaches, await namesIn(tx, reaches)),
      options: optionsFor(reaches, choicesFor(reaches)),
    };
  },
);
