import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingRequest, requestIs } from '../../domain/index.ts';

type SentRequest = {
  readonly id: string;
  readonly requestNo: string;
  readonly status: string;
  readonly borrowerId: string;
  readonly borrower: string | null;
  readonly fundingProviderId: string;
  readonly fundingProvider: string | null;
  readonly fundingType: string;
  readonly amount: string;
  readonly wantedFrom: string | null;
  readonly submittedAt: string | null;
};

const columns = `t.id::text as id, t.request_no as "requestNo", t.status, t.borrower_id::text as "borrowerId",
  c.name as borrower, t.funding_provider_id::text as "fundingProviderId", p.name as "fundingProvider",
  t.funding_type as "fundingType", t.amount::text as amount, t.wanted_from::text as "wantedFrom",
  to_char(t.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"`;

/** C-393: within the scope of whoever asks, the oldest first. */
export async function sentRequests(
  tx: Tx,
  actor: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const params = new Params();
  const where = [
    'not t.is_deleted',
    `t.status = ${params.add(requestIs.submitted)}`,
    ...scopeSql(actor, fundingRequest, `${fundingRequest.name}.list`, params),
  ].join(' and ');
  const [count] = await tx.query<{ count: number }>(
    `select count(*)::int as count from facility_requests t where ${where}`,
    params.values,
  );
  const [first, from] = [params.add(limit, '::int'), params.add(offset, '::int')];
  const items = await tx.query<SentRequest>(
    `select ${columns} from facility_requests t
      left join party_companies c on c.id = t.borrower_id
      left join funding_providers p on p.id = t.funding_provider_id
      where ${where} order by t.submitted_at, t.id limit ${first} offset ${from}`,
    params.values,
  );
  return { items, totalCount: count?.count ?? 0 };
}
