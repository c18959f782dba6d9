import { dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { caseTypes } from '#cases/domain';
import type { CaseType } from '#cases/domain';
import { feesOfSpecialists, tenantZone } from '#cases/server';
import { chargeableMoves, chargeableSteps } from '../../domain/index.ts';
import type { ChargeableStep, PastMove, StepAt } from '../../domain/index.ts';
import { factColumns, factsOn } from './billing-facts.ts';
import type { FactRow } from './billing-facts.ts';
import { noticeOfCase } from './notice-of-case.ts';

/** The whole log of each case that took such a move in the period: an undo may come later. */
const logText = `select l.record_id as "caseId", l.move, l.from_state as "from", l.to_state as "to",
    l.occurred_at as at
  from status_log l
  where l.resource = $1 and l.axis = 'step' and l.record_id in (
    select m.record_id from status_log m
    where m.resource = $1 and m.axis = 'step' and m.move = any($2::text[])
      and m.occurred_at >= $3::date::timestamp at time zone $5
      and m.occurred_at < ($4::date + 1)::timestamp at time zone $5)
  order by l.record_id, l.occurred_at desc, l.id desc`;

const casesText = `select f.id as "caseId", f.case_no as "caseNo", f.claimant_name as "claimantName",
    c.name as "companyName", coalesce(s.is_gazetted, false) as "isGazetted", ${factColumns}
  from case_billing_facts f
  left join party_companies c on c.id = f.company_id
  left join platform_schemes s on s.id = f.scheme_id
  where f.id = any($1::uuid[])`;

type CaseRow = FactRow &
  Pick<PastMove, 'caseId' | 'caseNo' | 'claimantName' | 'companyName'> & {
    readonly isGazetted: boolean;
  };
type LogRow = StepAt & { readonly caseId: string };

async function movesOfType(
  tx: Tx,
  type: CaseType,
  { from, to, zone }: { from: PlainDate; to: PlainDate; zone: string },
): Promise<readonly PastMove[]> {
  const { serviceType } = type;
  const asked = [type.resource.name, chargeableMoves(type), from, to, zone];
  const logs = Map.groupBy(await tx.query<LogRow>(logText, asked), ({ caseId }) => caseId);
  const rows = await tx.query<CaseRow>(casesText, [[...logs.keys()]]);
  const specialists = rows.flatMap(({ specialistId }) => specialistId ?? []);
  const fees = await feesOfSpecialists(tx, [...new Set(specialists)]);
  const moves: PastMove[] = [];
  for (const row of rows) {
    const known = {
      fees: (serviceType && fees.get(row.specialistId ?? '')) || [],
      serviceType: serviceType ?? ('ime' as const),
    };
    for (const step of chargeableSteps(type, logs.get(row.caseId) ?? [])) {
      const day = dayIn(zone, new Date(step.at));
      if (from <= day && day <= to) moves.push(await pastMove(tx, row, step, { ...known, day }));
    }
  }
  return moves;
}

const asksNotice: readonly string[] = ['lateCancellation', 'specialistOnly'];

async function pastMove(
  tx: Tx,
  row: CaseRow,
  { kind, at }: ChargeableStep,
  known: Omit<PastMove['pay'], 'isGazetted'>,
): Promise<PastMove> {
  const { caseId, caseNo, claimantName, companyName, isGazetted, ...facts } = row;
  const { day } = known;
  const notice = asksNotice.includes(kind) ? await noticeOfCase(tx, row, new Date(at)) : null;
  return {
    ...{ caseId, caseNo, claimantName, companyName, kind, day },
    facts: factsOn(facts, day, notice),
    pay: { ...known, isGazetted },
  };
}

/** Every move of the period that made a case chargeable, the earliest first. */
export async function pastMoves(
  tx: Tx,
  from: PlainDate,
  to: PlainDate,
): Promise<readonly PastMove[]> {
  const period = { from, to, zone: await tenantZone(tx) };
  const found: PastMove[] = [];
  for (const type of caseTypes) found.push(...(await movesOfType(tx, type, period)));
  return found.toSorted((a, b) => (`${a.day}${a.caseNo}` < `${b.day}${b.caseNo}` ? -1 : 1));
}
