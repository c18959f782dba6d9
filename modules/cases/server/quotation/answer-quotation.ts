import { accept, move, permits } from '#kernel/domain';
import { Refused, systemContext, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  decideQuotationAnswer,
  linkState,
  otQuotationWorkflow,
  refuseUnlessOpen,
} from '../../domain/index.ts';
import type { QuotationInCase } from '../../domain/index.ts';
import { quotationInCase } from './quotation-in-case.ts';
import type { QuotationLink } from './quotation-link.ts';
import { lockQuotation } from './quotation-rows.ts';

/** The quotation of a link that can still be answered; of two clicks the second finds it answered. */
async function openQuotation(
  tx: Tx,
  services: Services,
  link: QuotationLink,
): Promise<QuotationInCase> {
  const quotation = await lockQuotation(tx, link.quotationId);
  if (!quotation) throw new Refused('linkNotValid');
  const given = await quotationInCase(tx, services, quotation);
  const isCaseClosed = given.otCase.isClosed === true;
  const refused = refuseUnlessOpen(
    linkState(quotation, { ...link, isCaseClosed }, given.facts.today),
  );
  if (refused) throwUnlessAccepted(refused);
  return given;
}

const auditText = `select write_audit(current_tenant(), $1, 'otQuotation', $2, $3)`;

export type GivenAnswer = {
  readonly isApproved: boolean;
  readonly name: string;
  readonly reason: string | null;
};

/** The customer's click: the quotation and its case move together, or neither does. */
export async function answerQuotation(
  services: Services,
  link: QuotationLink,
  given: GivenAnswer,
): Promise<void> {
  const context = systemContext(link.tenantId, `quotation:${link.quotationId}`);
  await services.db.transaction(context, async (tx) => {
    const open = await openQuotation(tx, services, link);
    const now = services.now().toISOString();
    await writeBySystem({ tx, services }, decideQuotationAnswer(open, { ...given, now }));
    await tx.query(auditText, [
      'answerQuotation',
      link.quotationId,
      { by: 'link', isApproved: given.isApproved, name: given.name },
    ]);
  });
}

/** Told by the page once a person sees it: a scanner that follows the link runs no page. */
export async function noteOpened(services: Services, link: QuotationLink): Promise<void> {
  const context = systemContext(link.tenantId, `quotation:${link.quotationId}`);
  await services.db.transaction(context, async (tx) => {
    const { quotation } = await openQuotation(tx, services, link);
    if (!permits(otQuotationWorkflow, quotation, 'open')) return;
    const openedAt = services.now().toISOString();
    const opened = move(otQuotationWorkflow, quotation, 'open', { values: { openedAt } });
    await writeBySystem({ tx, services }, accept(opened));
  });
}
