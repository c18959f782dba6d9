import type { InputOf } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { CallPeople, startCall } from '../../domain/index.ts';

type Named = Pick<InputOf<typeof startCall>, 'clientId' | 'caseManagerId'>;

const clientText = `select company_id as "companyId", case_manager_id as "caseManagerId",
    claim_no as "claimNo" from party_clients where id = $1::uuid`;
const managerText = `select full_name as name, company_id as "companyId"
  from party_case_managers where id = $1::uuid`;

/** Whom the caller named, as their records say. */
export async function callPeople(tx: Tx, { clientId, caseManagerId }: Named): Promise<CallPeople> {
  const [clients, managers] = await tx.batch([
    { text: clientText, values: [clientId ?? null] },
    { text: managerText, values: [caseManagerId ?? null] },
  ]);
  return {
    client: (clients?.rows[0] as CallPeople['client']) ?? null,
    caseManager: (managers?.rows[0] as CallPeople['caseManager']) ?? null,
  };
}
