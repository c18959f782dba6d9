import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows } from '#kernel/server';
import { chargedOf, chargeRowsOf } from '../cases/charges-of-paths.ts';
import type { DemoFacts, Random, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { accidentRoles, limitationOf, monthsLater, mva, mvaType } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';
import { partRows, partsOfClaim } from './mva-parts.ts';
import type { ClaimParts } from './mva-parts.ts';
import { injuries, places, stories } from './mva-words.ts';

const lodge = ['lodgeClaim', 'claimLodged'] as const;
const decide = ['recordLiability', 'liabilityDecision'] as const;
const treat = ['startTreatment', 'treatment'] as const;
const gather = ['gatherEvidence', 'medicalEvidence'] as const;
const demand = ['sendDemand', 'demandSent'] as const;
const negotiate = ['negotiate', 'negotiation'] as const;
const settle = ['settle', 'settled'] as const;
const close = ['close', 'closed'] as const;
const end = ['terminate', 'terminated'] as const;

const ways = [
  [[], 6],
  [[lodge], 8],
  [[lodge, decide], 8],
  [[lodge, decide, treat], 10],
  [[lodge, decide, treat, gather], 9],
  [[lodge, decide, treat, gather, demand], 8],
  [[lodge, decide, treat, gather, demand, negotiate], 7],
  [[lodge, decide, treat, gather, demand, negotiate, settle], 6],
  [[lodge, decide, treat, gather, demand, negotiate, settle, close], 5],
  [[lodge, decide, end], 3],
] as const;

const states = ['NSW', 'NSW', 'NSW', 'VIC', 'QLD', 'ACT', 'SA', 'WA'] as const;

/** Most claims are young; every sixth is so old that its limitation comes near. */
const accidentDay = (today: PlainDate, createdOn: PlainDate, no: number, random: Random) =>
  no % 6 === 0
    ? addDays(monthsLater(today, -36), random.between(5, 150))
    : addDays(createdOn, -random.between(3, 200));

function paths(tenant: TenantName, today: PlainDate, staff: readonly WrittenPath['by'][]) {
  const random = randomOf(tenant, 'mva');
  return ways
    .flatMap(([moves, count]) => Array.from({ length: count }, () => moves))
    .map((moves, at): WrittenPath => {
      const lastOn = addDays(today, -random.between(0, 30));
      return {
        type: mvaType,
        id: idOf('mvaCase', tenant, String(at)),
        moves,
        createdOn: addDays(lastOn, -random.between(5, 30) * (moves.length + 1)),
        lastOn,
        by: random.pick(staff),
      };
    });
}

function accidentOf(
  path: WrittenPath,
  client: SeedRow,
  no: number,
  today: PlainDate,
  random: Random,
) {
  const stateId = random.pick(states);
  const accidentDate = accidentDay(today, path.createdOn, no, random);
  const dateOfBirth = (client['date_of_birth'] as string | null) ?? null;
  const found = limitationOf({ stateId, accidentDate, dateOfBirth });
  return {
    stateId,
    accidentDate,
    dateOfInjury: accidentDate,
    accidentPlace: random.pick(places),
    accidentRole: random.pick(Object.keys(accidentRoles)),
    policeEventNo: `E${random.between(10_000_000, 99_999_999)}`,
    accidentNote: random.pick(stories),
    injuries: random.pick(injuries),
    limitationDate: found?.date ?? null,
    limitationCalculated: found?.date ?? null,
    limitationRule: found?.rule ?? null,
    limitationVersion: found?.version ?? null,
    limitationSource: found?.source ?? null,
  };
}

/** What the moves of the path have left on the record. */
function resultsOf({ moves, lastOn, createdOn }: WrittenPath, parts: ClaimParts, random: Random) {
  const has = (move: string) => moves.some(([name]) => name === move);
  const { statement } = parts;
  return {
    lodgedOn: has('lodgeClaim') ? addDays(createdOn, 4) : null,
    liability: has('recordLiability')
      ? random.pick(['admitted', 'admitted', 'partlyAdmitted', 'denied'])
      : null,
    liabilityDecidedOn: has('recordLiability') ? addDays(createdOn, 20) : null,
    demandAmount: parts.demands[0]?.amount ?? null,
    settledOn: has('settle') ? addDays(lastOn, -6) : null,
    settledWith: has('settle') ? parts.settledWith : null,
    settlementGross: has('settle') ? parts.gross : null,
    costsTotal: statement?.sums.costs ?? null,
    disbursementsTotal: statement?.sums.disbursements ?? null,
    refundsTotal: statement?.sums.refunds ?? null,
    netToClient: statement?.sums.rest ?? null,
    disbursedOn: statement ? lastOn : null,
    terminatedOn: has('terminate') ? lastOn : null,
    terminationReason: has('terminate') ? 'The client no longer wants to pursue the claim.' : null,
  };
}

/** Claims at every step, some with a limitation that comes near. */
export function mvaRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const made = paths(tenant, facts.today, staff).flatMap((path, at) => {
    const client = clients[(3 + at * 7) % clients.length];
    if (!client) return [];
    const random = randomOf(path.id);
    const parts = partsOfClaim({
      id: path.id,
      random,
      createdOn: path.createdOn,
      lastOn: path.lastOn,
      moves: path.moves.length,
      isPaidOut: path.moves.length >= 8,
    });
    const record = {
      id: path.id,
      caseNo: `MVA-${path.createdOn.slice(0, 4)}-${String(at + 1).padStart(6, '0')}`,
      ...partiesOf(client, path.createdOn),
      ...accidentOf(path, client, at, facts.today, random),
      ...resultsOf(path, parts, random),
      ...endOfPath(path, persons),
    };
    return [{ path, record, id: path.id, parts }];
  });
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  return [
    ...checkedRows(
      mva,
      made.map(({ record }) => record),
      own,
    ),
    ...chargeRowsOf(own, made.map(chargedOf)),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    ...partRows(made, own),
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'MVA', year, last: made.length })),
    },
  ];
}
