import { addDays, dayIn, resourceNamed } from '#kernel/domain';
import { anyOf } from './act.ts';
import type { Doing } from './act.ts';
import type { Row } from '../people/call.ts';
import { freeSlot } from './free-slot.ts';
import { inputFor } from './input.ts';
import { press } from './do-offered.ts';
import { listOf } from './records.ts';

/** The next weeks of a specialist at a centre. */
export async function makeRoster(doing: Doing): Promise<boolean> {
  const { sim, person, random } = doing;
  const today = dayIn('Australia/Sydney', new Date(sim.now));
  const centreId = await oneOf(doing, 'centre', { receiveBooking: true });
  const specialistId = await oneOf(doing, 'specialist');
  if (!specialistId) return false;
  const isVideo = random.next() < 0.25;
  const { status } = await sim.call(person.account, 'POST', '/app/appointment-sessions/roster', {
    specialistIds: [specialistId],
    ...(!isVideo && { centreId }),
    firstDay: today,
    lastDay: addDays(today, random.between(7, 28)),
    repeat: 'weekly',
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].filter(
      () => random.next() < 0.5,
    ),
    from: random.pick(['08:00', '09:00', '13:00']),
    to: random.pick(['15:00', '17:00']),
    slotMinutes: random.pick([30, 60, 90]),
    consultationType: isVideo ? 'telehealth' : 'inPerson',
    isVideoAppointment: isVideo,
    skipHolidays: true,
  });
  return status < 300;
}

async function oneOf(doing: Doing, name: string, where: Row = {}): Promise<string | undefined> {
  const found = await listOf(doing, resourceNamed(name), { where, isLookup: true });
  return anyOf(doing.random, found)?.id;
}

/** From the slot: a case of a claimant, with its appointment. */
export async function bookSlot(doing: Doing): Promise<boolean> {
  const slotId = await freeSlot(doing);
  const clientId = await oneOf(doing, 'client', { isActive: true });
  if (!slotId || !clientId) return false;
  const action = { method: 'POST' as const, path: '/app/appointment-slots/{id}/book' };
  const { status } = await press(doing, action, slotId, {
    clientId,
    consultationType: 'inPerson',
    makeCase: doing.random.next() < 0.9,
    caseType: doing.random.pick(['IME', 'IME', 'IME', 'OT']),
  });
  return status < 300;
}

/** A case with up to three slots, from the panel. */
export async function bookCases(doing: Doing): Promise<boolean> {
  const slotId = await freeSlot(doing);
  if (!slotId) return false;
  const { fields } = resourceNamed('ime');
  const wanted = Object.fromEntries(
    ['clientId', 'companyId', 'bookingCmId', 'matterTypeId'].flatMap((key) =>
      fields[key] ? [[key, fields[key]]] : [],
    ),
  );
  const body = {
    ...(await inputFor(wanted, doing)),
    slots: [{ slotId, consultationType: 'inPerson' }],
  };
  const { status } = await press(
    doing,
    { method: 'POST', path: '/app/assessments/bookCases' },
    '',
    body,
  );
  return status < 300;
}
