import { initialsOf } from '#booking/domain';
import { formatDate, formatMoney } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { tenantCurrency } from '#platform/server';
import { linkState, otType } from '../../domain/index.ts';
import type { OfferedQuotation } from '../../domain/index.ts';
import { storedCase, todayOf } from '../engine/index.ts';
import type { QuotationLink } from './quotation-link.ts';
import { lockQuotation, readShownQuotation } from './quotation-rows.ts';

const peopleText = `select k.first_name as first, k.last_name as last, t.shown_name as practice, t.email
  from party_clients k left join platform_tenants t on t.id = current_tenant()
  where k.id = $1::uuid`;

type People = {
  first: string | null;
  last: string | null;
  practice: string | null;
  email: string | null;
};

/** What a link leads to now; nothing of the prices where it is no longer open. */
export async function readOffered(
  tx: Tx,
  services: Services,
  link: QuotationLink,
): Promise<OfferedQuotation | null> {
  const facts = await lockQuotation(tx, link.quotationId);
  const shown = await readShownQuotation(tx, link.quotationId);
  const record = facts && (await storedCase(tx, otType, facts.otId));
  if (!facts || !shown || !record) return null;
  const [people] = await tx.query<People>(peopleText, [record.clientId]);
  const isCaseClosed = record.isClosed === true;
  const state = linkState(facts, { ...link, isCaseClosed }, await todayOf(tx, services));
  const currency = await tenantCurrency(tx);
  const money = (amount: string) => formatMoney(amount, currency);
  const isShown = state === 'open' || state === 'approved';
  return {
    state,
    practice: people?.practice ?? '',
    practiceEmail: people?.email ?? null,
    claimant: initialsOf(people?.first ?? null, people?.last ?? null),
    caseNo: record.caseNo,
    quotationNo: shown.quotationNo,
    validUntil: shown.validUntil ? formatDate(shown.validUntil, 'D MMMM YYYY') : '',
    note: isShown ? shown.note : null,
    items: isShown
      ? shown.items.map(({ description, quantity, unitPrice, amount, hasGst }) => ({
          description,
          quantity,
          unitPrice: money(unitPrice),
          amount: money(amount),
          hasGst,
        }))
      : [],
    subtotal: isShown ? money(shown.subtotal) : '',
    gst: isShown ? money(shown.gst) : '',
    total: isShown ? money(shown.total) : '',
    decidedBy: shown.decidedBy,
  };
}
