import { created } from '#billing/domain';
import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { readLenderDesk, requestIs } from '../../domain/index.ts';
import type { LenderDesk, WaitingAtLender } from '../../domain/index.ts';

const mostShown = 8;

const figuresText = `select a.*, i.*, c.* from
  (select coalesce(sum(drawn), 0)::numeric(18,2)::text as drawn,
      coalesce(sum(available), 0)::numeric(18,2)::text as available
    from facility_agreements where status = 'effective' and not is_deleted) a,
  (select coalesce(sum(open_amount) filter (where arrears is not null), 0)::numeric(18,2)::text as overdue,
      count(*) filter (where arrears is not null)::int as "overdueCount",
      coalesce(sum(total) filter (where status = $1), 0)::numeric(18,2)::text as "toSend",
      count(*) filter (where status = $1)::int as "toSendCount"
    from transaction_invoice
    where not is_deleted and (arrears is not null or status = $1)) i,
  (select count(*)::int as breaches from agreement_covenants c
    join facility_agreements a on a.tenant_id = c.tenant_id and a.id = c.agreement_id
    where c.breached_on is not null and a.status = 'effective'
      and not c.is_deleted and not a.is_deleted) c`;

const asked = (kind: string, table: string, since: string, caseId = 'null::uuid') =>
  `select '${kind}' as kind, id, request_no as number, borrower_id, amount, ${since} as since,
      agreement_id, ${caseId} as case_id from ${table} where status = $1 and not is_deleted`;

const waitingText = `with waiting as (
    ${asked('facility', 'facility_requests', 'submitted_at')}
    union all ${asked('advance', 'advance_requests', 'sent_at')}
    union all ${asked('credit', 'credit_requests', 'creation_time', 'case_id')}
    union all select 'payment', id, payment_no, borrower_id, amount, creation_time, agreement_id, null
      from agreement_advance_payments where status = 'pending' and not is_deleted)
  select w.kind, w.id, w.number, coalesce(b.name, '') as borrower, w.amount::text as amount, w.since,
    w.agreement_id as "agreementId", w.case_id as "caseId", c.case_type as "caseType",
    count(*) over ()::int as total
  from waiting w left join party_companies b on b.id = w.borrower_id
    left join case_overview c on c.id = w.case_id
  order by w.since nulls first, w.id limit ${mostShown}`;

type Figures = Omit<LenderDesk, 'waiting' | 'waitingCount'>;
type Waiting = WaitingAtLender & { readonly total: number };

async function lenderDesk(tx: Tx): Promise<LenderDesk> {
  const [figures, waiting] = await tx.batch([
    { text: figuresText, values: [created], reads: true },
    { text: waitingText, values: [requestIs.submitted], reads: true },
  ]);
  const rows = (waiting?.rows ?? []) as Waiting[];
  return {
    ...(figures?.rows[0] as Figures),
    waiting: rows.map(({ total: _total, ...row }) => row),
    waitingCount: rows[0]?.total ?? 0,
  };
}

export const deskHandlers: readonly Handler[] = [
  handle(readLenderDesk, ({ tx }) => lenderDesk(tx)),
];
