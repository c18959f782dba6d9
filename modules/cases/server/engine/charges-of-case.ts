import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';

export type ChargeOfCase = {
  readonly id: string;
  readonly description: string;
  readonly chargedOn: PlainDate;
  readonly amount: string | null;
  /** Null where nobody is paid for it. */
  readonly payeeAmount: string | null;
  readonly status: 'pending' | 'invoiced' | 'reversed';
  readonly isOfSpecialist: boolean;
};

const text = `select id::text as id, description, charged_on::text as "chargedOn", amount::text as amount,
    case when specialist_id is not null then payee_amount end::text as "payeeAmount", status,
    kind = 'specialistOnly' as "isOfSpecialist"
  from case_charges where case_id = $1::uuid and not is_deleted order by charged_on, id`;

/** All of them, whatever became of them. Whoever calls has asked whether the reader may see the case. */
export const chargesOfCase = (tx: Tx, caseId: string): Promise<readonly ChargeOfCase[]> =>
  tx.query<ChargeOfCase>(text, [caseId]);
