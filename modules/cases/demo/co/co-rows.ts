import { addBusinessDays, addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import { chargedOf, chargeRowsOf } from '../cases/charges-of-paths.ts';
import type { DemoFacts, Random, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billedTime, co, coParticipant, coSlot, coType } from '../../domain/index.ts';
import type { ConferenceKind, PollAnswer } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { demoSpecialists } from '../cases/demo-specialists.ts';
import type { DemoSpecialist } from '../cases/demo-specialists.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';
import { conferenceTopics, demoLawyers, demoMinutes } from './conference-words.ts';

const requested = ['offerTimes', 'requested'] as const;
const confirmed = ['confirmTime', 'confirmed'] as const;
const held = ['recordHeld', 'held'] as const;

const ways: readonly (readonly [moves: WrittenPath['moves'], count: number])[] = [
  [[], 6],
  [[requested], 16],
  [[requested, confirmed], 12],
  [[requested, confirmed, held], 14],
  [[requested, ['cancelNoFee', 'cancelledNoFee']], 4],
  [[requested, confirmed, ['cancelChargeable', 'cancelledChargeable']], 3],
];

const kinds: readonly ConferenceKind[] = [
  'teleconference',
  'teleconference',
  'conclave',
  'teleconference',
  'court',
];

/** For whoever links to one of them. */
export const demoConferenceId = (tenant: TenantName, at: number): string =>
  idOf('coCase', tenant, String(at));

/** The numbers of those that were held. */
export const firstHeld = 34;

type Made = {
  readonly path: WrittenPath;
  readonly no: number;
  readonly kind: ConferenceKind;
  readonly day: PlainDate;
};

function conferences(
  tenant: TenantName,
  today: PlainDate,
  by: readonly WrittenPath['by'][],
): Made[] {
  const random = randomOf(tenant, 'co');
  const all = ways.flatMap(([moves, count]) => Array.from({ length: count }, () => moves));
  return all.map((moves, at) => {
    const isHeld = moves.at(-1)?.[0] === 'recordHeld';
    const lastOn = addDays(today, -random.between(isHeld ? 3 : 0, isHeld ? 40 : 8));
    return {
      no: at + 1,
      kind: kinds[at % kinds.length] ?? 'teleconference',
      day: isHeld ? lastOn : addBusinessDays(today, random.between(3, 25)),
      path: {
        type: coType,
        id: demoConferenceId(tenant, at),
        moves,
        createdOn: addDays(lastOn, -random.between(4, 30)),
        lastOn,
        by: random.pick(by),
      },
    };
  });
}

const at = (day: PlainDate, hour: number, minute = 0): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

/** What a conference says once it has come so far. */
function recordOf({ path, kind, day, no }: Made, lead: DemoSpecialist | undefined) {
  const step = path.moves.at(-1)?.[1] ?? 'created';
  const hasTime = ['confirmed', 'held', 'cancelledChargeable'].includes(step);
  const time = { from: at(day, 0), to: at(day, 0, 50), preparationMinutes: 20 };
  return {
    kind,
    variant: 'CO_TELECONFERENCE',
    topic: conferenceTopics[no % conferenceTopics.length],
    specialistId: lead?.id ?? null,
    durationMinutes: 60,
    answerBy: step === 'created' ? null : addDays(path.lastOn, 5),
    pollKey: step === 'created' ? null : idOf('poll', path.id),
    ...(hasTime && {
      appointmentDate: at(day, 0),
      appointmentEnd: at(day, 1),
      appointmentZone: 'Australia/Sydney',
      revision: 1,
      ...(kind === 'court'
        ? { court: 'District Court, Downing Centre', room: 'Court 12.1' }
        : { joinLink: `https://meet.example/${path.id.slice(0, 8)}`, joinPhone: '1800 555 012' }),
    }),
    ...(kind === 'court' && {
      subpoenaServedOn: path.createdOn,
      attendOn: day,
      subpoenaExpiresOn: addDays(day, 30),
    }),
    ...(step === 'held' && {
      heldFrom: time.from,
      heldTo: time.to,
      preparationMinutes: time.preparationMinutes,
      billedHours: billedTime(kind, time).hours,
      minutes: demoMinutes,
      minutesSentOn: addDays(path.lastOn, 1),
    }),
    ...(step.startsWith('cancelled') && {
      cancelledOn: path.lastOn,
      cancelNote: 'The matter settled before the day.',
    }),
  };
}

function participantsFor(made: Made, specialists: readonly DemoSpecialist[]) {
  const two = [0, 1].flatMap((one) => specialists[(made.no * 2 + one) % specialists.length] ?? []);
  const [name, email] = demoLawyers[made.no % demoLawyers.length] ?? ['', ''];
  return [
    ...two.map((one) => ({
      role: 'specialist',
      specialistId: one.id,
      name: one.name,
      email: one.email,
    })),
    { role: 'lawyer', specialistId: null, name, email },
  ].map((person, place) => ({
    ...person,
    id: idOf('coParticipant', made.path.id, String(place)),
    conferenceId: made.path.id,
    place: place + 1,
    isRequired: true,
  }));
}

const slotsFor = ({ path, day }: Made) =>
  path.moves.length === 0
    ? []
    : [0, 1, 4].map((later, index) => ({
        id: idOf('coSlot', path.id, String(index)),
        conferenceId: path.id,
        startsAt: at(addBusinessDays(day, later), 0),
        endsAt: at(addBusinessDays(day, later), 1),
      }));

const said: readonly (PollAnswer | null)[] = ['yes', 'yes', 'ifNeedBe', 'no', null];

function answersFor(
  own: string,
  random: Random,
  people: ReturnType<typeof participantsFor>,
  slots: ReturnType<typeof slotsFor>,
  lastOn: PlainDate,
): SeedRow[] {
  return people.flatMap(({ id }) =>
    slots.flatMap((slot, index) => {
      const answer = index === 0 ? 'yes' : random.pick(said);
      if (!answer) return [];
      const row = { tenant_id: own, slot_id: slot.id, participant_id: id, answer };
      return [{ ...row, answered_at: at(lastOn, 3) }];
    }),
  );
}

/** Conferences at every step, with polls that are half answered. */
export function coRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const specialists = demoSpecialists(tenant, facts);
  const random = randomOf(tenant, 'co answers');
  const made = conferences(tenant, facts.today, staff).flatMap((one) => {
    const client = clients[(5 + one.no * 7) % clients.length];
    if (!client) return [];
    const people = participantsFor(one, specialists);
    const slots = slotsFor(one);
    const lead = specialists.find(({ id }) => id === people[0]?.specialistId);
    const record = {
      id: one.path.id,
      caseNo: `CO-${one.path.createdOn.slice(0, 4)}-${String(one.no).padStart(6, '0')}`,
      ...partiesOf(client, one.path.createdOn),
      ...recordOf(one, lead),
      ...endOfPath(one.path, persons),
    };
    const answers = answersFor(own, random, people, slots, one.path.lastOn);
    return [{ one, record, people, slots, answers }];
  });
  const years = [...new Set(made.map(({ one }) => Number(one.path.createdOn.slice(0, 4))))];
  return [
    ...checkedRows(
      co,
      made.map(({ record }) => record),
      own,
    ),
    ...chargeRowsOf(
      own,
      made.map(({ one, record }) => chargedOf({ path: one.path, record })),
    ),
    ...checkedRows(
      coParticipant,
      made.flatMap(({ people }) => people),
      own,
    ),
    ...recordRows(
      coSlot,
      made.flatMap(({ slots }) => slots),
      own,
    ),
    { table: 'co_poll_answers', rows: made.flatMap(({ answers }) => answers) },
    { table: 'status_log', rows: made.flatMap(({ one }) => logOfPath(own, one.path)) },
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'CO', year, last: made.length })),
    },
  ];
}
