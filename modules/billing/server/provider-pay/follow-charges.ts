import { caseCharge, caseMoved } from '#cases/domain';
import { acrossTenants, defineJob, defineRule, on, rowsById, systemContext } from '#kernel/server';
import { settleBills } from './settle-bills.ts';

/** A step of a case makes charges, takes them back, or sends the report. */
export const billsFollowCases = on(
  caseMoved,
  'billing.providerBills',
  ({ payload }, tx, services) => settleBills(tx, services, [payload.caseId]),
);

type Earning = { readonly id: string; readonly caseId: string; readonly says: string };

const factsText = `select id::text as id, case_id::text as "caseId",
    concat_ws('|', status = 'reversed', specialist_id, payee_amount) as says
  from case_earnings where id = any($1::uuid[])`;

export const billsFollowCharges = defineRule({
  name: 'billing.billsFollowCharges',
  sentence: 'Accounting fills in or takes back what a specialist earns: the bill changes with it.',
  on: caseCharge,
  when: ['change', 'move', 'remove'],
  facts: rowsById<Earning>(factsText),
  async follow({ tx, services }, changes) {
    const touched = changes.filter(({ before, after }) => before?.says !== after?.says);
    const cases = touched.flatMap(({ before, after }) => (after ?? before)?.caseId ?? []);
    if (cases.length) await settleBills(tx, services, cases);
  },
});

const missedText = `select distinct e.tenant_id::text as "tenantId", e.case_id::text as "caseId"
  from case_earnings e left join provider_bills b on b.tenant_id = e.tenant_id and b.charge_id = e.id
    and not b.is_reversed and not b.is_deleted
  where (e.status <> 'reversed' and e.payee_amount > 0 and e.specialist_id is not null
      and (b.id is null or b.share <> e.payee_amount or b.specialist_id <> e.specialist_id
        or b.report_sent_on is distinct from e.report_sent_on))
    or (e.status = 'reversed' and b.id is not null)
  limit 1000`;

type Missed = { readonly tenantId: string; readonly caseId: string };

/** Charges that came in by another way, such as an import. */
export const settleMissedBills = defineJob({
  name: 'settle-provider-bills',
  cron: '23 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: missedText, values: [] }]);
    for (const { tenantId, caseId } of (found?.rows ?? []) as Missed[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, `bills:${caseId}`), (tx) =>
        settleBills(tx, services, [caseId]),
      );
    }
  },
});
