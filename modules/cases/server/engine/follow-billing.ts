import { accept, move } from '#kernel/domain';
import type { Workflow } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { billingFollows, caseTypeOf } from '../../domain/index.ts';
import type { BillingStatus } from '../../domain/index.ts';
import { asServer } from '#kernel/server';

type Row = {
  readonly id: string;
  readonly caseType: string;
  readonly step: string;
  readonly billingStatus: string;
  readonly isOnHold: boolean;
};

const text = `select id::text as id, case_type as "caseType", step, billing_status as "billingStatus",
    is_on_hold as "isOnHold"
  from cases where id = any($1::uuid[]) and not is_deleted order by id`;

type Wanted = ReadonlyMap<string, BillingStatus>;
type Writing = { readonly tx: Tx; readonly services: Services };

/** Moves those that whoever caused it may see, and answers the others. */
async function moveSeen({ tx, services }: Writing, wanted: Wanted): Promise<Wanted> {
  const rows = await tx.query<Row>(text, [[...wanted.keys()]]);
  const moves = rows.flatMap((row) => {
    const billingStatus = wanted.get(row.id);
    const type = caseTypeOf(row.caseType);
    if (!type || !billingStatus || billingStatus === row.billingStatus) return [];
    const to = { billingStatus };
    return [
      move(type.workflow as Workflow, { ...row }, 'setBillingStatus', { to, note: billingFollows }),
    ];
  });
  if (moves.length) await writeBySystem({ tx, services }, accept(...moves));
  const seen = new Set(rows.map(({ id }) => id));
  return new Map([...wanted].filter(([id]) => !seen.has(id)));
}

/** The billing axis of cases, set by what was billed and paid; accounting has nothing to type. */
export async function followBilling(call: Writing, wanted: Wanted): Promise<void> {
  if (!wanted.size) return;
  const hidden = await moveSeen(call, wanted);
  if (hidden.size) await asServer(call.tx, () => moveSeen(call, hidden));
}
