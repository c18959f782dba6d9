import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = { tables: ['ot_quotation_links'], shows: [] };
