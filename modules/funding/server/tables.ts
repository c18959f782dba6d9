import type { ModuleTables } from '#kernel/server';

export const fundingTables: ModuleTables = {
  tables: ['loan_day_ends', 'agreement_papers'],
  shows: [],
};
