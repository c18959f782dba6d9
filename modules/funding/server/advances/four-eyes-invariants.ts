import { changedAlone, fourEyes, limitAt } from '#correspondence/server';
import type { Invariant } from '#kernel/server';
import { advancePayment, fundingAgreement, fundingTransaction } from '../../domain/index.ts';

const limit = limitAt('ICS.Money.SecondPersonAbove', 'p.change_time');
const sentence =
  '{by} advanced money by {name} alone on {day}, which is more than the practice leaves to one.';

export const fourEyesInvariants: readonly Invariant[] = [
  fourEyes({
    name: 'funding.fourEyesAdvance',
    sentence,
    find: changedAlone({
      kind: 'advance',
      resource: fundingTransaction.name,
      properties: ['paid'],
      records:
        '(select tenant_id, id, transaction_no as name from facility_transactions where not is_deleted) t',
      listed: `(p.new_value #>> '{}')::numeric - coalesce((p.original_value #>> '{}')::numeric, 0) > ${limit}`,
    }),
    opens: fundingTransaction,
  }),
  fourEyes({
    name: 'funding.fourEyesAdvancePayment',
    sentence,
    find: changedAlone({
      kind: 'advance',
      resource: advancePayment.name,
      properties: ['status'],
      shownOn: 't.agreement_id',
      records:
        '(select tenant_id, id, payment_no as name, amount, agreement_id from agreement_advance_payments where not is_deleted) t',
      listed: `p.new_value = '"paid"' and t.amount > ${limit}`,
    }),
    opens: fundingAgreement,
  }),
];
