import { paperRightsPoint } from '#documents/server';
import { printableMoneyDocuments } from '../domain/index.ts';

/** Papers of what was invoiced, credited and paid: the payer sees what is addressed to them. */
export const billingPapers = printableMoneyDocuments.map((rights) =>
  paperRightsPoint.contribute(rights),
);
