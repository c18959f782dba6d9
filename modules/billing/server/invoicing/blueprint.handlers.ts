import { lineAmounts, totalsOf } from '#cases/domain';
import { spentCharges, todayOf } from '#cases/server';
import { askUnanswered, refuse } from '#kernel/domain';
import { handle, newId, Refused } from '#kernel/server';
import {
  approveBlueprint,
  approveLines,
  datesOf,
  decideInvoice,
  headOfCase,
  refusalsOfInvoice,
  invoice,
  proposeLine,
  questionOfQuotation,
  readBlueprint,
  termsOn,
} from '../../domain/index.ts';
import type { LineToApprove } from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { caseAsked, chargesOfCase } from './case-to-invoice.ts';
import { invoicingFacts } from './invoicing-facts.ts';

const shownLine = (line: LineToApprove) => ({
  chargeId: line.chargeId,
  serviceItemId: line.serviceItemId,
  description: line.description,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  hasGst: line.hasGst,
  rule: line.rule ?? '',
});

export const readBlueprintHandler = handle(
  readBlueprint,
  async ({ tx, actor, services, input }) => {
    const of = await caseAsked(tx, actor, input);
    const { terms: rows, items } = await invoicingFacts(tx);
    const on = await todayOf(tx, services);
    const terms = termsOn(rows, { ...of, serviceType: of.caseType, on });
    const charges = await chargesOfCase(tx, of.caseId);
    const lines = charges.map((charge) => proposeLine(charge, items));
    const amounts = lines.map((line) =>
      lineAmounts({ ...line, unitPrice: line.unitPrice ?? '0.00' }, terms.taxRate),
    );
    const { caseManagerId: _, specialistId: __, ...shown } = of;
    return {
      ...shown,
      ...datesOf(terms, on),
      termsFrom: terms.from,
      gstPercent: terms.taxRate,
      requiresPurchaseOrder: terms.requiresPurchaseOrder,
      requiresClaimNo: terms.requiresClaimNo,
      note: terms.invoiceNote,
      lines: lines.map(shownLine),
      ...totalsOf(amounts),
      missing: refusalsOfInvoice(of, lines, terms).map(
        ({ code, values = {} }) => new Refused(code, { values }).message,
      ),
    };
  },
);

export const approveBlueprintHandler = handle(
  approveBlueprint,
  async ({ tx, actor, services, input, answers, commit }) => {
    const of = await caseAsked(tx, actor, input);
    const { terms: rows, items } = await invoicingFacts(tx);
    const on = input.invoiceDate ?? (await todayOf(tx, services));
    const terms = termsOn(rows, { ...of, serviceType: of.caseType, on });
    const charges = await chargesOfCase(tx, of.caseId);
    const proposed = charges.map((charge) => proposeLine(charge, items));
    const lines = approveLines(input.lines, of.caseId, proposed, items);
    if ('kind' in lines) return commit(lines);
    const question = questionOfQuotation(lines, proposed);
    const asked = question && askUnanswered([question], answers);
    if (asked) return commit(asked);
    const numbers = {
      claimNo: input.claimNo ?? of.claimNo,
      purchaseOrderNo: input.purchaseOrderNo ?? of.purchaseOrderNo,
      customerReference: input.customerReference ?? of.customerReference,
    };
    const [hindrance] = refusalsOfInvoice({ ...of, ...numbers }, lines, terms);
    if (hindrance) return commit(hindrance);
    const { companyId } = of;
    if (companyId === null) return commit(refuse('caseWithoutCompany'));
    const ids = lines.flatMap(({ chargeId }) => chargeId ?? []);
    const spent = await spentCharges(tx, ids);
    const id = newId();
    const dates = datesOf(terms, on);
    const made = decideInvoice(
      {
        ...headOfCase({ ...of, ...numbers, companyId }),
        ...dates,
        dueDate: input.dueDate ?? dates.dueDate,
        id,
        journalId: newId(),
        invoiceNo: spent.length ? '' : await nextInvoiceNo(tx, on),
        note: input.note ?? terms.invoiceNote,
        lines,
      },
      { accounts: await accountsOf(tx), gstPercent: terms.taxRate, spentCharges: spent },
    );
    return commit(made, { of: [invoice, id], status: 201 });
  },
);
