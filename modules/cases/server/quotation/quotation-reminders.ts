import { defineReminders, queueMail } from '#correspondence/server';
import { isDue, isWaiting, otQuotation, otType, ruleName } from '../../domain/index.ts';
import type { QuotationFacts, Rule } from '../../domain/index.ts';
import { remindedCase } from '../engine/index.ts';
import { quotationMail } from './quotation-mail.ts';

type QuotationRule = Pick<Rule, 'id' | 'days' | 'side'>;

const rulesText = `select id, days::int as days, side from reminder_rules
  where what = 'quotationExpires' and sent_by = 'mail' and is_active and not is_deleted order by id`;

/** More than any rule reaches; whether one is due is decided for each. */
const waitingText = `select q.tenant_id as "tenantId", q.id from ot_quotations q
  where q.status in ('sent', 'underReview') and q.valid_until between $1::date - 100 and $2::date + 100
    and not q.is_deleted and exists (select from reminder_rules r where r.tenant_id = q.tenant_id
      and r.what = 'quotationExpires' and r.is_active and not r.is_deleted)`;

const readText = `select q.id, q.ot_id as "otId", q.status, q.valid_until::text as "validUntil",
    q.sending_key as "sendingKey", q.sent_to as "sentTo", q.quotation_no as "quotationNo",
    o.case_no as "caseNo", o.is_on_hold as "isOnHold"
  from ot_quotations q join ot o on o.tenant_id = q.tenant_id and o.id = q.ot_id and not o.is_deleted
  where q.id = any ($1::uuid[]) and not q.is_deleted order by q.id`;

type Row = QuotationFacts & {
  readonly sentTo: string | null;
  readonly quotationNo: string | null;
  readonly caseNo: string;
  readonly isOnHold: boolean;
};

/** Before a quotation that nobody answered expires, its reader is asked once more, once for each sending. */
export const quotationReminders = defineReminders({
  kind: 'quotationExpires',
  on: otQuotation,
  candidates: (from, until) => ({ text: waitingText, values: [from, until] }),
  rules: (tx) => tx.query<QuotationRule>(rulesText),
  async read({ tx, isLocked }, ids) {
    const rows = await tx.query<Row>(`${readText}${isLocked ? ' for update of q' : ''}`, [ids]);
    return rows.map((row) => ({
      ...row,
      ...remindedCase(otType, { id: row.otId, caseNo: row.caseNo }),
    }));
  },
  due(quotation, today, rules) {
    const { validUntil, sendingKey } = quotation;
    if (!validUntil || !sendingKey || !isWaiting(quotation)) return [];
    return rules
      .filter((rule) => isDue(rule, validUntil, today))
      .map((rule) => ({
        step: rule.id,
        occasion: sendingKey,
        stepName: ruleName(rule),
        sendingKey,
      }));
  },
  stopWhen: ({ isOnHold }) => (isOnHold ? 'The case is on hold.' : null),
  recipients: ({ facts: { sentTo } }) =>
    Promise.resolve(sentTo ? [{ way: 'mail', to: sentTo }] : []),
  send: ({ tx, services, facts, step: { sendingKey } }, to) =>
    queueMail(tx, services, {
      ...quotationMail({ quotationId: facts.id, template: 'OtQuotationReminder', sendingKey }),
      to,
      subject: `Quotation ${facts.quotationNo ?? ''}`,
      fromModule: facts.fromModule,
      objectId: facts.objectId,
      objectName: facts.objectName,
    }),
});
