import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { anyCase, caseTypes, claimTypes } from '../../domain/index.ts';
import type { CaseType, InsuranceClaim } from '../../domain/index.ts';

type Asked = {
  readonly caseId: string;
  readonly clientId: string;
  readonly claimNo: string;
  /** Counts for a case that an insurer may have ordered and that names none itself. */
  readonly ofClaimant: string | null;
};

const most = 100;
const keysOf = (types: readonly CaseType[]) => types.map(({ key }) => key);

/**
 * The other cases of the claim, the newest first. The number alone is not enough: insurers number
 * independently of each other, and another person's case must not be shown here.
 */
export async function casesOfClaim(tx: Tx, actor: Actor, asked: Asked) {
  const readable = caseTypes.filter(({ resource }) => can(actor, `${resource.name}.read`));
  const params = new Params();
  const number = `coalesce(nullif(btrim(t.claim_no), ''),
    case when t.case_type = any(${params.add(keysOf(claimTypes), '::text[]')})
      then ${params.add(asked.ofClaimant, '::text')} end)`;
  const where = [
    `t.client_id = ${params.add(asked.clientId, '::uuid')}`,
    `t.id <> ${params.add(asked.caseId, '::uuid')}`,
    `t.case_type = any(${params.add(keysOf(readable), '::text[]')})`,
    `lower(btrim(${number})) = lower(${params.add(asked.claimNo, '::text')})`,
    'not t.is_deleted',
    ...scopeSql(actor, anyCase, `${anyCase.name}.read`, params),
  ];
  return tx.query<InsuranceClaim['cases'][number]>(
    `select t.id::text as id, t.case_no as "caseNo", t.case_type as "caseType",
        t.status_name as "statusName", coalesce(t.is_closed, false) as "isClosed",
        s.full_name as specialist, t.appointment_date as "appointmentDate"
      from cases t left join party_specialists s on s.id = t.specialist_id
      where ${where.join(' and ')} order by t.creation_time desc, t.case_no desc limit ${most}`,
    params.values,
  );
}
