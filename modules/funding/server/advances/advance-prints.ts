import { printedDocumentPoint, readLetterhead } from '#documents/server';
import type { PrintedEntry } from '#documents/server';
import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Refused, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  advancePayment,
  advancePaymentDocument,
  advancePaymentPrintRoute,
  advanceRequest,
  advanceRequestDocument,
  advanceRequestPrintRoute,
} from '../../domain/index.ts';
import type { PrintedAdvance } from '../../domain/index.ts';
import { printedAdvancePayment, printedAdvanceRequest } from './printed-advance.ts';

/** R-279 opens to everybody: the record decides. */
const printer =
  (
    resource: AnyResource,
    read: (tx: Tx, id: string) => Promise<PrintedAdvance | null>,
    document: typeof advanceRequestDocument,
  ): PrintedEntry['read'] =>
  async ({ tx, actor, services, params }) => {
    const id = String(params['id']);
    if (!can(actor, `${resource.name}.read`)) throw new Refused('notFound');
    await readRecord(tx, actor, resource, id);
    const facts = await read(tx, id);
    return facts && document.write(facts, await readLetterhead(tx, services));
  };

export const advancePrints = [
  printedDocumentPoint.contribute({
    route: advanceRequestPrintRoute,
    reads: advanceRequest.name,
    read: printer(advanceRequest, printedAdvanceRequest, advanceRequestDocument),
  }),
  printedDocumentPoint.contribute({
    route: advancePaymentPrintRoute,
    reads: advancePayment.name,
    read: printer(advancePayment, printedAdvancePayment, advancePaymentDocument),
  }),
];
