import { addBusinessDays, addDays } from '#kernel/domain';
import { chargedOf, chargeRowsOf } from '../cases/charges-of-paths.ts';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import type { DemoFacts, Random, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { bandFor, caseCharge, frType, suppType, turnaroundsAtStart } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';
import { frWays, suppWays } from './request-ways.ts';
import type { RequestWay } from './request-ways.ts';

const questions = [
  'Does the new imaging change your opinion on causation?',
  'Please comment on the surveillance report, and whether your restrictions still stand.',
  'Is the proposed surgery reasonable and necessary as a result of the injury?',
  'Please set out the whole person impairment by body part, with the tables that you used.',
  'Please reconcile your findings with those of the treating surgeon.',
];

const refusals = {
  declined: 'I am on leave until the end of the month.',
  conflict: 'I have treated the claimant in my own practice.',
} as const;

type Prices = { readonly description: string; readonly amount: string; readonly pay: string };

const prices: Readonly<Record<string, Prices>> = {
  SUPP: { description: 'Supplementary report', amount: '520.00', pay: '340.00' },
  FR: { description: 'File review, up to 200 pages', amount: '1100.00', pay: '720.00' },
};

type Made = {
  readonly type: CaseType;
  readonly way: RequestWay;
  readonly path: WrittenPath;
  readonly no: number;
  readonly origin: SeedRow;
};

const daysFor = ({ key }: CaseType, pages: number): number => {
  const bands = turnaroundsAtStart
    .filter(([type]) => type === key)
    .map(([, pagesUpTo, businessDays, urgentDays]) => ({ pagesUpTo, businessDays, urgentDays }));
  return bandFor(bands, pages)?.businessDays ?? 10;
};

const stepOf = ({ way }: Made): string => way.moves.at(-1)?.[1] ?? 'caseCreated';

/** What a request says besides its parties and its path. */
function wordsOf({ type, way, path, origin }: Made, random: Random) {
  const pages = random.between(4, type.key === 'FR' ? 420 : 160);
  const isOut = way.moves.some(([move]) => move === 'sendRequest');
  const step = path.moves.at(-1)?.[1] ?? '';
  const isSent = step.startsWith('reportSent');
  const isRefused = way.answer === 'declined' || way.answer === 'conflict';
  const hasAnswered = way.answer === 'accepted' || isRefused;
  return {
    requestKind: way.kind,
    agreedFee: way.kind === 'withFee' ? '680.00' : null,
    originCaseId: type.key === 'SUPP' ? String(origin['id']) : null,
    specialistId: String(origin['specialist_id']),
    specialtyId: (origin['specialty_id'] as string | null) ?? null,
    questions: random.pick(questions),
    pages,
    pagesReason: 'Counted by hand: the papers came by courier.',
    requestSentOn: isOut ? addDays(path.createdOn, 1) : null,
    reportDueDate: isOut ? addBusinessDays(path.createdOn, daysFor(type, pages)) : null,
    isUrgent: random.next() < 0.1,
    specialistAnswer: way.answer,
    answerOfId: way.answer ? String(origin['specialist_id']) : null,
    answerReason: isRefused ? refusals[way.answer as keyof typeof refusals] : null,
    answeredAt: hasAnswered ? `${addDays(path.createdOn, 1)}T05:00:00.000Z` : null,
    reportSentOn: isSent ? path.lastOn : null,
    cancelledOn: step.startsWith('cancelled') ? path.lastOn : null,
    cancelReason: step.startsWith('cancelled') ? ('MatterSettled' as const) : null,
  };
}

function chargeOf(made: Made) {
  const { type, way, path, origin } = made;
  const price = prices[type.key];
  if (!price || !['reportSent', 'reportSentWithFee'].includes(stepOf(made))) return [];
  return [
    {
      id: idOf('caseCharge', path.id, 'sendReport'),
      caseId: path.id,
      kind: 'service' as const,
      move: 'sendReport',
      description: price.description,
      chargedOn: path.lastOn,
      companyId: String(origin['company_id']),
      amount: way.kind === 'withFee' ? '680.00' : price.amount,
      specialistId: String(origin['specialist_id']),
      payeeAmount: price.pay,
      creationTime: `${path.lastOn}T02:00:00.000Z`,
    },
  ];
}

const chargedMade = ({ path, origin }: Made) =>
  chargedOf({
    path,
    record: { companyId: origin['company_id'], specialistId: origin['specialist_id'] },
  });

function madeOf(
  tenant: TenantName,
  facts: DemoFacts,
  origins: readonly SeedRow[],
  staff: readonly WrittenPath['by'][],
): Made[] {
  const random = randomOf(tenant, 'requests');
  const kinds = [
    [suppType, suppWays],
    [frType, frWays],
  ] as const;
  return kinds.flatMap(([type, ways]) => {
    const all = ways.flatMap((way) => Array.from({ length: way.count }, () => way));
    return all.flatMap((way, at): Made[] => {
      const origin = origins[(at * 7 + (type.key === 'FR' ? 3 : 0)) % origins.length];
      if (!origin) return [];
      const isOver = way.moves.length > 5 || way.moves.at(-1)?.[0] === 'cancel';
      const lastOn = addDays(facts.today, -random.between(0, isOver ? 60 : 9));
      const path = {
        type,
        id: idOf(`${type.key}Case`, tenant, String(at)),
        moves: way.moves,
        createdOn: addDays(lastOn, -random.between(2, 14)),
        lastOn,
        by: random.pick(staff),
      };
      return [{ type, way, path, no: at + 1, origin }];
    });
  });
}

/** Supplementary reports to assessments whose report was sent, and file reviews, at every step. */
export function requestRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
  assessments: readonly SeedRow[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const people = new Map(clients.map((client) => [client['id'], client]));
  const origins = assessments.filter(
    (row) => row['step'] === 'reportSent' && people.has(row['client_id']) && row['specialist_id'],
  );
  const made = madeOf(tenant, facts, origins, staff);
  const random = randomOf(tenant, 'words of requests');
  const recordOf = (one: Made) => ({
    id: one.path.id,
    caseNo: `${one.type.key === 'SUPP' ? 'SR' : 'FR'}-${one.path.createdOn.slice(0, 4)}-${String(one.no).padStart(6, '0')}`,
    ...partiesOf(people.get(one.origin['client_id']) as SeedRow, one.path.createdOn),
    ...wordsOf(one, random),
    ...endOfPath(one.path, persons),
  });
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  return [
    ...[suppType, frType].flatMap(({ key, resource }) =>
      checkedRows(resource, made.filter(({ type }) => type.key === key).map(recordOf), own),
    ),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    ...recordRows(caseCharge, made.flatMap(chargeOf), own),
    ...chargeRowsOf(
      own,
      made.filter((one) => stepOf(one) === 'cancelledChargeable').map(chargedMade),
    ),
    {
      table: 'number_series',
      rows: years.flatMap((year) =>
        ['SR', 'FR'].map((prefix) => ({ tenant_id: own, prefix, year, last: made.length })),
      ),
    },
  ];
}
