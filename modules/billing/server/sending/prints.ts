import { printedDocumentPoint, readLetterhead } from '#documents/server';
import type { PrintedEntry } from '#documents/server';
import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Refused, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  creditNote,
  creditNoteDocument,
  creditNotePrintRoute,
  invoice,
  invoicePrintRoute,
  printCreditNote,
  printInvoice,
  taxInvoiceDocument,
} from '../../domain/index.ts';
import { readPrintedCreditNote } from './read-printed-credit-note.ts';
import { readPrintedInvoice } from './read-printed-invoice.ts';

type Printer<T> = {
  readonly resource: AnyResource;
  readonly ability: string;
  read(tx: Tx, id: string): Promise<T | null>;
  readonly document: Pick<typeof taxInvoiceDocument, 'name'> & {
    write(
      facts: T,
      head: Awaited<ReturnType<typeof readLetterhead>>,
    ): {
      readonly html: string;
      readonly fileName: string;
    };
  };
};

/** Only of a record that the caller may read. */
const printer = <T>({ resource, ability, read, document }: Printer<T>): PrintedEntry['read'] =>
  async function print({ tx, actor, services, params }) {
    const id = String(params['id']);
    if (!can(actor, ability)) throw new Refused('notFound');
    await readRecord(tx, actor, resource, id);
    const facts = await read(tx, id);
    return facts && document.write(facts, await readLetterhead(tx, services));
  };

const readInvoice = printer({
  resource: invoice,
  ability: printInvoice.ability,
  read: readPrintedInvoice,
  document: taxInvoiceDocument,
});

const readCreditNote = printer({
  resource: creditNote,
  ability: printCreditNote.ability,
  read: readPrintedCreditNote,
  document: creditNoteDocument,
});

/** C-428: two addresses, one document. */
export const invoicePrints = [
  printedDocumentPoint.contribute({
    route: invoicePrintRoute,
    reads: invoice.name,
    read: readInvoice,
  }),
  printedDocumentPoint.contribute({
    route: { ...invoicePrintRoute, call: 'GET /app/payments/{id}/print' },
    ability: printInvoice.ability,
    reads: invoice.name,
    read: readInvoice,
  }),
  printedDocumentPoint.contribute({
    route: creditNotePrintRoute,
    ability: printCreditNote.ability,
    reads: creditNote.name,
    read: readCreditNote,
  }),
];
