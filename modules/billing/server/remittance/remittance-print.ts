import { todayOf } from '#cases/server';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { check, inputSchema } from '#kernel/domain';
import { invalid } from '#kernel/server';
import {
  providerBill,
  remittanceDocument,
  remittanceFilter,
  remittanceFilterFields,
  remittancePrintRoute,
} from '../../domain/index.ts';
import type { RemittanceAsked } from '../../domain/index.ts';
import { asRemittanceQuery } from './remittance-query.ts';
import { readStatements } from './read-remittance.ts';

/** C-382, R-281, B-267. */
export const remittancePrint = printedDocumentPoint.contribute({
  route: remittancePrintRoute,
  reads: providerBill.name,
  async read({ tx, services, params }) {
    const checked = check(inputSchema(remittanceFilterFields), asRemittanceQuery(params));
    if (!checked.ok) throw invalid(checked.errors);
    const filter = remittanceFilter(checked.value as RemittanceAsked, await todayOf(tx, services));
    const statements = await readStatements(tx, filter);
    const { isPaid, range } = filter;
    return remittanceDocument.write(
      { isPaid, range, statements },
      await readLetterhead(tx, services),
    );
  },
});
