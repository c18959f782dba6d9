import type { Tx } from '#kernel/server';
import type { ContractFacts, ContractStatus, contractTemplates } from '../../domain/index.ts';

export type ContractRow = ContractFacts & {
  readonly template: keyof typeof contractTemplates;
  readonly status: ContractStatus;
  readonly signedDate: string | null;
  readonly signedBy: string | null;
  readonly documentId: string | null;
};

const text = `select id, specialist_id as "specialistId", template, status,
    start_date::text as "startDate", end_date::text as "endDate",
    signed_date::text as "signedDate", signed_by as "signedBy", document_id as "documentId"
  from specialist_contracts
  where tenant_id = $1 and specialist_id = $2 and not is_deleted order by start_date desc, id desc`;

/** The newest first. */
export const contractsOf = (tx: Tx, specialistId: string): Promise<ContractRow[]> =>
  tx.query<ContractRow>(text, [tx.context.tenantId, specialistId]);
