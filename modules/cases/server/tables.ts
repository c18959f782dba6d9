import type { ModuleTables } from '#kernel/server';

export const casesTables: ModuleTables = { tables: ['section_locks'], shows: ['case_overview'] };
