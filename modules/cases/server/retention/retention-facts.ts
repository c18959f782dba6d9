import { openActionsOf } from '#correspondence/server';
import { heldRecords } from '#documents/server';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { addYears } from '#parties/domain';
import { tenantZone, todayOf } from '#platform/server';
import { retentionOf, standardChildUntil, standardYears } from '../../domain/index.ts';
import type { CaseRetention, CaseTypeKey } from '../../domain/index.ts';
import { caseMoneyPoint } from './case-money-point.ts';

type StoredRule = {
  readonly id: string;
  readonly caseType: string;
  readonly years: number;
  readonly childUntil: number;
};

type StoredCase = {
  readonly id: string;
  readonly caseType: CaseTypeKey;
  readonly caseNo: string;
  readonly clientId: string | null;
  readonly isClosed: boolean;
  readonly closedOn: PlainDate;
  readonly dateOfBirth: PlainDate | null;
};

export type JudgedCase = StoredCase & CaseRetention;

const rulesText = `select id::text as id, case_type as "caseType", years::float8 as years,
    child_until::float8 as "childUntil" from retention_rules where not is_deleted`;

/** The last step that it took, or the last service if that came later. $1: the zone. */
const casesText = `select c.id::text as id, c.case_type as "caseType", c.case_no as "caseNo",
    c.client_id::text as "clientId", c.is_closed as "isClosed",
    to_char(greatest((s.at at time zone $1)::date, c.report_sent_on,
      (c.appointment_date at time zone $1)::date,
      (c.creation_time at time zone $1)::date), 'YYYY-MM-DD') as "closedOn",
    to_char(p.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth"
  from cases c
  left join party_clients p on p.tenant_id = c.tenant_id and p.id = c.client_id
  left join lateral (select max(l.occurred_at) as at from status_log l where l.tenant_id = c.tenant_id
    and l.resource = lower(c.case_type) and l.record_id = c.id and l.axis = 'step') s on true
  where not c.is_deleted`;

export async function storedRules(tx: Tx): Promise<ReadonlyMap<string, StoredRule>> {
  const rows = await tx.query<StoredRule>(rulesText);
  return new Map(rows.map((rule) => [rule.caseType, rule]));
}

const standard = { years: standardYears, childUntil: standardChildUntil };

function grouped<R extends { readonly id: string }>(rows: readonly R[]): Map<string, R[]> {
  const found = new Map<string, R[]>();
  for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), row]);
  return found;
}

async function judged(
  tx: Tx,
  services: Services,
  cases: readonly StoredCase[],
): Promise<JudgedCase[]> {
  const rules = await storedRules(tx);
  const today = await todayOf(tx, services);
  const ids = cases.map(({ id }) => id);
  const clients = cases.flatMap(({ clientId }) => clientId ?? []);
  const holds = grouped(await heldRecords(tx, [...ids, ...clients]));
  const openWork = grouped(await openActionsOf(tx, ids));
  const money = [];
  for (const read of caseMoneyPoint.of(services)) money.push(...(await read(tx, ids)));
  const moneyOf = grouped(money);
  return cases.map((one) => {
    const held = [...(holds.get(one.id) ?? []), ...(holds.get(one.clientId ?? '') ?? [])];
    const facts = {
      ...one,
      holds: held.map(({ reason }) => reason),
      openWork: (openWork.get(one.id) ?? []).map(({ name }) => name),
      money: moneyOf.get(one.id) ?? [],
    };
    return { ...one, ...retentionOf(facts, rules.get(one.caseType) ?? standard, today) };
  });
}

const idsText = `${casesText} and c.id = any ($2::uuid[]) order by c.case_no`;

export async function judgedCases(tx: Tx, services: Services, ids: readonly string[]) {
  const found = await tx.query<StoredCase>(idsText, [await tenantZone(tx), ids]);
  return judged(tx, services, found);
}

/** $2: whatever closed later is kept, by each of the rules. */
const closedText = `select * from (${casesText} and c.is_closed and not exists (select from case_disposals d
    where d.tenant_id = c.tenant_id and d.case_id = c.id and d.status in ('running', 'done'))) c
  where c."closedOn" <= $2 order by c."closedOn", c."caseNo"`;

/** Every case whose years are over, also those that something else keeps. */
export async function overdueCases(tx: Tx, services: Services): Promise<JudgedCase[]> {
  const zone = await tenantZone(tx);
  const rules = [...(await storedRules(tx)).values()];
  const fewest = Math.min(standardYears, ...rules.map(({ years }) => years));
  const last = addYears(await todayOf(tx, services), -fewest);
  const found = await tx.query<StoredCase>(closedText, [zone, last]);
  return (await judged(tx, services, found)).filter(({ isOver }) => isOver);
}
