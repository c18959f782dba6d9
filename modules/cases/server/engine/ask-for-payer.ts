import { clearRaised } from '#correspondence/server';
import { asServer, defineRule, rowsById, tableOf } from '#kernel/server';
import type { Changed, Rule, Tx } from '#kernel/server';
import { caseCharge, decidePayer, missingPayer } from '../../domain/index.ts';
import type { CaseType, WaitingCharges } from '../../domain/index.ts';
import { askAboutCharge, chargeFactsText } from './ask-about-charge.ts';
import type { ChargeOfCase } from './ask-about-charge.ts';

/** The company of a case pays all its charges: one task asks for it. */
const keyOf = ({ caseId }: ChargeOfCase): string => `charge-payer ${caseId}`;

const note =
  'The case names no company, so nobody can be invoiced. Choose its company: what waits is charged to it.';

const unpaidText = `select 1 from case_charges where case_id = $1::uuid and company_id is null
  and status = 'pending' and kind <> 'specialistOnly' and not is_deleted limit 1`;

export const chargeAsksForPayer = defineRule({
  name: 'cases.chargeAsksForPayer',
  sentence:
    'A charge to nobody leaves a task, which ends when the case names the company that pays.',
  on: caseCharge,
  when: ['create', 'change'],
  facts: rowsById<ChargeOfCase>(chargeFactsText),
  async follow(call, changes) {
    for (const { before, after } of changes) {
      if (!after) continue;
      const title = missingPayer(after);
      const lacked = before !== null && missingPayer(before) !== null;
      if (title && !lacked) await askAboutCharge(call, after, { key: keyOf(after), title, note });
      if (title || !lacked) continue;
      const others = await call.tx.query(unpaidText, [after.caseId]);
      if (!others.length) await clearRaised(call.tx, call.services, keyOf(after));
    }
  },
});

type Customer = { readonly id: string; readonly companyId: string | null };

const waitingText = `select case_id::text as "caseId", array_agg(id::text order by id) as ids
  from case_charges where case_id = any($1::uuid[]) and status = 'pending' and not is_deleted
  group by case_id order by case_id`;

async function waitingOf(tx: Tx, changes: readonly Changed<Customer>[]): Promise<WaitingCharges[]> {
  const changed = changes.flatMap(({ before, after }) =>
    before && after && before.companyId !== after.companyId ? [after] : [],
  );
  if (!changed.length) return [];
  const rows = await asServer(tx, () =>
    tx.query<{ caseId: string; ids: string[] }>(waitingText, [changed.map(({ id }) => id)]),
  );
  return rows.map(({ caseId, ids }) => ({
    ids,
    companyId: changed.find(({ id }) => id === caseId)?.companyId ?? null,
  }));
}

export const payerFollowsCustomer = (type: CaseType): Rule =>
  defineRule({
    name: 'cases.payerFollowsCustomer',
    sentence: 'Whichever call changes the company of a case, it pays what waits to be invoiced.',
    on: type.resource,
    when: ['change', 'move'],
    writes: [caseCharge],
    concerns: (sent) => 'companyId' in sent,
    facts: rowsById<Customer>(
      `select t.id, t.company_id::text as "companyId" from ${tableOf(type.resource)} t where t.id = any($1::uuid[])`,
    ),
    more: ({ tx }, changes) => waitingOf(tx, changes),
    decide: (_changes, _asked, waiting) => decidePayer(waiting),
  });
