import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { todayOf } from '#cases/server';
import type { PlainDate } from '#kernel/domain';
import { decideBill, payTermsOn } from '../../domain/index.ts';
import type { EarningCharge, LiveBill, PayableRule } from '../../domain/index.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { paySettingOf } from './pay-setting.ts';

const lockText = `select pg_advisory_xact_lock(hashtextextended('provider bills ' || current_tenant() || id, 0))
  from unnest($1::text[]) as c(id)`;

const chargesText = `select e.id::text as id, e.case_id::text as "caseId", e.case_no as "caseNo", e.kind,
    e.description, e.charged_on::text as "chargedOn", e.status, e.specialist_id::text as "specialistId",
    e.payee_amount::text as "payeeAmount", e.report_sent_on::text as "reportSentOn",
    t.payable_rule as "payableRule", t.commission_percent::text as "commissionPercent",
    coalesce(t.is_gst_registered, false) as "isGstRegistered",
    t.gst_registered_from::text as "gstRegisteredFrom",
    b.id::text as "billId", b.specialist_id::text as "billSpecialistId", b.share::text as "billShare",
    b.report_sent_on::text as "billReportSentOn", b.journal_id::text as "journalId",
    exists (select from ledger_periods p where p.month >= to_char(e.charged_on, 'YYYY-MM')
      and p.status = 'closed' and not p.is_deleted) as "isClosed"
  from case_earnings e
  left join specialist_pay_terms t on t.specialist_id = e.specialist_id and not t.is_deleted
  left join provider_bills b on b.charge_id = e.id and not b.is_reversed and not b.is_deleted
  where e.case_id = any($1::uuid[]) and (e.payee_amount > 0 or b.id is not null)
  order by e.charged_on, e.id`;

type Row = EarningCharge & {
  readonly payableRule: PayableRule | null;
  readonly commissionPercent: string | null;
  readonly isGstRegistered: boolean;
  readonly gstRegisteredFrom: PlainDate | null;
  readonly billId: string | null;
  readonly billSpecialistId: string | null;
  readonly billShare: string | null;
  readonly billReportSentOn: PlainDate | null;
  readonly journalId: string | null;
  readonly isClosed: boolean;
};

async function liveBill(tx: Tx, row: Row): Promise<LiveBill | null> {
  if (!row.billId || !row.journalId) return null;
  return {
    id: row.billId,
    specialistId: row.billSpecialistId ?? '',
    share: row.billShare ?? '0',
    reportSentOn: row.billReportSentOn,
    entry: await postedEntry(tx, row.journalId),
  };
}

/** Makes the bills of these cases say what their charges say. Safe to repeat; `anew` names bills whose terms changed. */
export async function settleBills(
  tx: Tx,
  services: Services,
  caseIds: readonly string[],
  anew: ReadonlySet<string> = new Set(),
): Promise<void> {
  const ids = [...new Set(caseIds)].toSorted();
  await tx.query(lockText, [ids]);
  const rows = await tx.query<Row>(chargesText, [ids]);
  if (!rows.length) return;
  const [accounts, setting, today] = [
    await accountsOf(tx),
    await paySettingOf(tx),
    await todayOf(tx, services),
  ];
  for (const row of rows) {
    const decision = decideBill({
      charge: row,
      live: await liveBill(tx, row),
      terms: {
        payableRule: row.payableRule ?? setting.payableRule,
        ...payTermsOn(
          { ...row, commissionPercent: row.commissionPercent ?? setting.commissionPercent },
          row.chargedOn,
        ),
      },
      isAnew: row.billId !== null && anew.has(row.billId),
      accounts,
      ids: { bill: newId(), journal: newId(), reversal: newId() },
      today,
      postOn: row.isClosed ? today : row.chargedOn,
    });
    await writeBySystem({ tx, services }, decision);
  }
}
