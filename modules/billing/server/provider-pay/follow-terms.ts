import type { Handler, RuleCall, Services, Tx } from '#kernel/server';
import { Refused, defineRule, handle, rowsById, writeBySystem } from '#kernel/server';
import { accept, changeAll } from '#kernel/domain';
import {
  applyTerms,
  feesOfChange,
  forFees,
  forFeesName,
  payTerms,
  paySetting,
  providerBill,
  touchedFees,
} from '../../domain/index.ts';
import type { FeeTerms, OpenFee, TouchedFee } from '../../domain/index.ts';
import { settleBills } from './settle-bills.ts';

/** With the terms as the transaction has written them. */
const openText = `select b.id::text as id, e.case_id::text as "caseId", coalesce(s.titled_name, '') as specialist,
    b.description, e.case_no as "caseNo", b.earned_on::text as "earnedOn", b.share::text as share,
    b.commission::text as commission, b.gst::text as gst, b.total::text as total,
    json_build_object('commissionPercent', coalesce(t.commission_percent, p.commission_percent, 0)::text,
      'isGstRegistered', coalesce(t.is_gst_registered, false),
      'gstRegisteredFrom', t.gst_registered_from) as terms
  from provider_bills b join case_earnings e on e.id = b.charge_id
  left join specialist_pay_terms t on t.specialist_id = b.specialist_id and not t.is_deleted
  left join pay_settings p on not p.is_deleted left join party_specialists s on s.id = b.specialist_id
  where b.paid = 0 and b.scheduled = 0 and not b.is_reversed and not b.is_deleted
    and ($1::uuid is null or b.specialist_id = $1::uuid)
    and ($1::uuid is not null or t.commission_percent is null)
  order by b.earned_on, b.id for update of b`;

type Found = OpenFee & { readonly terms: FeeTerms };

/** Null: those of everybody whose commission is the one of the practice. */
const touchedBy = async (tx: Tx, specialistId: string | null): Promise<readonly TouchedFee[]> =>
  touchedFees(await tx.query<Found>(openText, [specialistId]));

const settleAnew = (tx: Tx, services: Services, fees: readonly TouchedFee[]): Promise<void> =>
  settleBills(
    tx,
    services,
    fees.map(({ caseId }) => caseId),
    new Set(fees.map(({ id }) => id)),
  );

async function followTerms(call: RuleCall, specialistId: string | null): Promise<void> {
  const { tx, services, actor, choice } = call;
  const fees = await touchedBy(tx, specialistId);
  if (!fees.length) return;
  if (choice === forFees.leave) {
    const ids = fees.map(({ id }) => id);
    await writeBySystem(call, accept(changeAll(providerBill, ids, { termsLeft: true })));
    return;
  }
  // The server's own work has nobody to ask.
  if (actor && choice !== forFees.apply) throw new Refused('termsReachFees', feesOfChange(fees));
  await settleAnew(tx, services, fees);
}

type Says = { readonly id: string; readonly specialistId: string | null; readonly says: string };

const termsText = `select id::text as id, specialist_id::text as "specialistId",
    concat_ws('|', coalesce(commission_percent::text, '-'), is_gst_registered, gst_registered_from) as says
  from specialist_pay_terms where id = any($1::uuid[]) and not is_deleted`;

const settingText = `select id::text as id, null as "specialistId", commission_percent::text as says
  from pay_settings where id = any($1::uuid[]) and not is_deleted`;

const followed = (on: typeof payTerms | typeof paySetting, text: string) =>
  defineRule({
    name: `billing.openFeesFollowTerms.${on.name}`,
    sentence:
      'Fees that are not paid yet follow changed terms, or are left: who changes them says which.',
    on,
    when: ['create', 'change'],
    choice: forFeesName,
    facts: rowsById<Says>(text),
    async follow(call, changes) {
      for (const { before, after } of changes)
        if (after && before?.says !== after.says) await followTerms(call, after.specialistId);
    },
  });

export const feesFollowTerms = [followed(payTerms, termsText), followed(paySetting, settingText)];

export const termsHandlers: readonly Handler[] = [
  handle(applyTerms, async ({ tx, services, record }) => {
    const fees = await touchedBy(tx, record.specialistId);
    if (!fees.length) throw new Refused('noFeesToChange');
    await settleAnew(tx, services, fees);
    return { fees: fees.length };
  }),
];
