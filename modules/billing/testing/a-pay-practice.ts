import { aCasePractice } from '#cases/testing';
import { exact } from '#kernel/domain';
import { newId, systemContext } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { TestServer } from '#kernel/testing';
import { settleBills } from '../server/provider-pay/settle-bills.ts';
import { aLine, anInvoice } from './an-invoice.ts';

type Fee = { readonly amount?: string; readonly chargedOn?: string; readonly kind?: string };
type Bill = Readonly<Record<'id' | 'status' | 'total' | 'openAmount' | 'scheduled', string>>;

const chargeText = `insert into case_charges (tenant_id, id, case_id, kind, move, description, charged_on,
    company_id, amount, has_gst, specialist_id, payee_amount, status)
  values (current_tenant(), $1, $2, $3, 'attended', 'Examination', $4, $5, 1450, true, $6, $7, 'pending')`;
const specialistText = `insert into specialists (tenant_id, id, first_name, last_name, business_email)
  values (current_tenant(), $1, 'Pia', $2, $3)`;
const termsText = `insert into specialist_pay_terms (tenant_id, id, specialist_id, payable_rule, commission_percent,
    abn, is_gst_registered, is_rcti_agreed, bsb, account_number, account_name)
  values (current_tenant(), gen_random_uuid(), $1, $2, 10, $3, $4, $5, '733123', '987654321', 'P Menon')`;
const ledgerText = `select coalesce(sum(p.credit - p.debit), 0)::text as owed from postings p
  join account_code a on a.id = p.account_code_id and a.purpose = 'payable' where p.specialist_id = $1`;
const openText = `select coalesce(sum(open_amount), 0)::text as open from provider_bills where specialist_id = $1`;
const billText = `select id::text as id, status, total::text as total, open_amount::text as "openAmount",
    scheduled::text as scheduled from provider_bills where charge_id = $1 order by creation_time, id`;

/** Of a specialist: paid when seen, with a commission of 10 %, registered for GST, unless said otherwise. */
export type PayWish = {
  readonly rule?: 'attendance' | 'report' | 'receipt';
  readonly abn?: string | null;
  readonly isGstRegistered?: boolean;
  readonly isRctiAgreed?: boolean;
};

/** A practice whose specialists earn fees. */
export async function aPayPractice(server: TestServer) {
  const { services } = server;
  const practice = await aCasePractice(server);
  const { tenantId, companyId } = practice;
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.db.transaction(systemContext(tenantId), work);
  const ask = <T extends object>(text: string, values: readonly unknown[]): Promise<T[]> =>
    within((tx) => tx.query<T>(text, values));
  const settle = (caseId: string) => within((tx) => settleBills(tx, services, [caseId]));

  return {
    ...practice,
    within,
    ask,
    settle,
    api: practice.signedIn(['ACCOUNTING']).api,
    /** A specialist of their own, so that no test sees the fees of another. */
    async aPayee({ rule = 'attendance', abn = '51824753556', ...wish }: PayWish = {}) {
      const id = newId();
      const email = `${id}@specialists.example`;
      await ask(specialistText, [id, `Menon ${id.slice(-6)}`, email]);
      const { isGstRegistered = true, isRctiAgreed = false } = wish;
      await ask(termsText, [id, rule, abn, isGstRegistered, isRctiAgreed]);
      return { id, email };
    },
    async earned(specialistId: string, fee: Fee = {}) {
      const { amount = '900.00', chargedOn = '2026-11-02', kind = 'assessment' } = fee;
      const { id: caseId, caseNo } = await practice.newCase();
      const chargeId = newId();
      const values = [chargeId, caseId, kind, chargedOn, companyId, specialistId, amount];
      await ask(chargeText, values);
      await settle(caseId);
      return { caseId, caseNo, chargeId };
    },
    async billsOf(chargeId: string): Promise<Bill[]> {
      return ask<Bill>(billText, [chargeId]);
    },
    invoiced: (given: { readonly caseId: string; readonly chargeId: string }) =>
      within((tx) => anInvoice(tx, services, { companyId, lines: [aLine(given)] })),
    async reverse({ caseId, chargeId }: { readonly caseId: string; readonly chargeId: string }) {
      await ask(`update case_charges set status = 'reversed' where id = $1`, [chargeId]);
      await settle(caseId);
    },
    /** What bills say is open, and what the ledger says is owed. */
    async owed(specialistId: string) {
      const [ledger] = await ask<{ owed: string }>(ledgerText, [specialistId]);
      const [bills] = await ask<{ open: string }>(openText, [specialistId]);
      return {
        ledger: exact(ledger?.owed ?? '0').toFixed(2),
        bills: exact(bills?.open ?? '0').toFixed(2),
      };
    },
  };
}
