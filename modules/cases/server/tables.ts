import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = {
  tables: ['ot_quotation_links', 'section_locks'],
  shows: ['case_charges_to_invoice', 'case_overview'],
};
