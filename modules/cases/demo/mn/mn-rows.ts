import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { mn, mnLink, mnOpinion, mnType } from '../../domain/index.ts';
import type { OpinionAnswer, OpinionStatus } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { demoSpecialists } from '../cases/demo-specialists.ts';
import type { DemoSpecialist } from '../cases/demo-specialists.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';
import { demoConferenceId, firstHeld } from '../co/co-rows.ts';
import { demoMatters, demoReasons } from './matter-words.ts';

const opened = ['openMatter', 'open'] as const;
const asked = ['sendRequest', 'requestSent'] as const;
const po = ['requestFreePo', 'freePoRequested'] as const;
const tc = ['requestTc', 'tcRequested'] as const;
const report = ['createLinkedReport', 'linkedReportCreated'] as const;
const closedWith = ['closeWithBookings', 'closeWithBookings'] as const;
const closedWithout = ['closeWithoutBookings', 'closeWithoutBookings'] as const;

const ways: readonly (readonly [moves: WrittenPath['moves'], count: number])[] = [
  [[], 4],
  [[opened], 6],
  [[opened, asked], 8],
  [[opened, asked, po], 14],
  [[opened, asked, po, tc], 5],
  [[opened, asked, po, report], 4],
  [[opened, asked, po, tc, closedWith], 8],
  [[opened, asked, closedWithout], 5],
];

type Matter = { readonly path: WrittenPath; readonly no: number };

function matters(tenant: TenantName, today: PlainDate, by: readonly WrittenPath['by'][]): Matter[] {
  const random = randomOf(tenant, 'mn');
  const all = ways.flatMap(([moves, count]) => Array.from({ length: count }, () => moves));
  return all.map((moves, at) => {
    const lastOn = addDays(today, -random.between(0, 12));
    const createdOn = addDays(lastOn, -random.between(5, 40));
    const id = idOf('mnCase', tenant, String(at));
    return {
      no: at + 1,
      path: { type: mnType, id, moves, createdOn, lastOn, by: random.pick(by) },
    };
  });
}

const answers: readonly OpinionAnswer[] = ['supports', 'supports', 'doesNotSupport', 'needsMore'];

/** Three were asked: how far each has come follows from how far the case has. */
function opinionsFor({ path, no }: Matter, specialists: readonly DemoSpecialist[]) {
  const isPo = path.moves.some(([move]) => move === 'requestFreePo');
  if (!path.moves.some(([move]) => move === 'sendRequest')) return [];
  const isOver = path.moves.length > 3;
  return [0, 1, 2].flatMap((at) => {
    const specialist = specialists[(no * 3 + at) % specialists.length];
    if (!specialist) return [];
    const hasAnswered = isPo && (isOver || (no + at) % 2 === 0);
    const status: OpinionStatus = isPo
      ? hasAnswered
        ? 'answered'
        : 'poAsked'
      : ((['asked', 'available', 'declined'] as const)[(no + at) % 3] ?? 'asked');
    const answer = answers[(no + at) % answers.length] ?? 'supports';
    return [
      {
        id: idOf('mnOpinion', path.id, String(at)),
        medNegId: path.id,
        specialistId: specialist.id,
        status,
        askedOn: path.createdOn,
        dueOn: isPo ? addDays(path.lastOn, 5) : null,
        answeredOn: hasAnswered ? path.lastOn : null,
        declineReason: status === 'declined' ? 'I have treated the claimant.' : null,
        linkKey: idOf('opinionLink', path.id, String(at)),
        ...(hasAnswered && { answer, ...demoReasons[answer] }),
      },
    ];
  });
}

/** Each teleconference that was asked for is one of the conferences of the demo that was held. */
function linksFor(tenant: TenantName, made: readonly Matter[]) {
  const withTc = made.filter(({ path }) => path.moves.some(([move]) => move === 'requestTc'));
  return withTc.map(({ path }, at) => ({
    id: idOf('mnLink', path.id),
    medNegId: path.id,
    caseId: demoConferenceId(tenant, firstHeld + at),
    kind: 'teleconference',
  }));
}

function recordOf({ path, no }: Matter) {
  const matter = demoMatters[no % demoMatters.length];
  const isPo = path.moves.some(([move]) => move === 'requestFreePo');
  const isClosed = path.moves.some(([, step]) => step.startsWith('closeWith'));
  const isWithout = path.moves.at(-1)?.[0] === 'closeWithoutBookings';
  return {
    ...matter,
    treatedFrom: addDays(path.createdOn, -420),
    treatedTo: addDays(path.createdOn, -400),
    opinionDueOn: isPo ? addDays(path.lastOn, 5) : null,
    closedOn: isClosed ? path.lastOn : null,
    closeReason: isWithout ? 'notSupported' : null,
  };
}

/** Medical negligence at every step, with opinions to compare. */
export function mnRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const specialists = demoSpecialists(tenant, facts);
  const made = matters(tenant, facts.today, staff);
  const records = made.flatMap((matter) => {
    const client = clients[(3 + matter.no * 11) % clients.length];
    if (!client) return [];
    const { path, no } = matter;
    const caseNo = `MN-${path.createdOn.slice(0, 4)}-${String(no).padStart(6, '0')}`;
    return [
      {
        id: path.id,
        caseNo,
        ...partiesOf(client, path.createdOn),
        ...recordOf(matter),
        ...endOfPath(path, persons),
      },
    ];
  });
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  const opinions = made.flatMap((matter) => opinionsFor(matter, specialists));
  return [
    ...checkedRows(mn, records, own),
    ...recordRows(mnOpinion, opinions, own),
    ...checkedRows(mnLink, linksFor(tenant, made), own),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'MN', year, last: made.length })),
    },
  ];
}
