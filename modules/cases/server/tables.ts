import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = { shows: ['case_overview'] };
