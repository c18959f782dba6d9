import { printedDocumentPoint, readLetterhead } from '#documents/server';
import type { Tx } from '#kernel/server';
import {
  impairmentDocument,
  impairmentLine,
  impairmentPrintRoute,
  readInput,
  sheetOf,
} from '../../domain/index.ts';
import type { ImpairmentLine } from '../../domain/index.ts';

const text = `select conversion, part, value_from::text as "valueFrom", value_to::text as "valueTo",
    result::float8 as result, source
  from impairment_lines where not is_deleted order by conversion, part, value_from`;

const linesOf = (tx: Tx) => tx.query<ImpairmentLine>(text);

/** The address says what was entered; every figure on the page is worked out here again. */
export const impairmentPrint = printedDocumentPoint.contribute({
  route: impairmentPrintRoute,
  reads: impairmentLine.name,
  async read({ tx, services, params }) {
    const input = readInput(String(params['sheet'] ?? ''));
    if (!input) return null;
    const sheet = sheetOf(input, await linesOf(tx));
    return impairmentDocument.write(sheet, await readLetterhead(tx, services));
  },
});
