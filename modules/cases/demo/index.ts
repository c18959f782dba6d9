import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { caseRows } from './cases/case-rows.ts';
import { checklistSql } from './cases/checklist-sql.ts';
import { registerSql } from './cases/register-sql.ts';
import { mtRows } from './mt/mt-rows.ts';
import { ndisRows } from './ndis/ndis-rows.ts';
import { otRows } from './ot/ot-rows.ts';
import { settingRows } from './settings.ts';

export const casesDemo: DemoData = {
  rows: (facts) =>
    tenantNames.flatMap((tenant) => {
      const settings = settingRows(tenant, facts.today);
      return [
        ...settings,
        ...caseRows(tenant, facts, settings),
        ...otRows(tenant, facts, settings),
        ...mtRows(tenant, facts, settings),
        ...ndisRows(tenant, facts, settings),
      ];
    }),
  afterwards: {
    tables: ['cases', 'appointments', 'task_checklists'],
    sql: `${registerSql}; ${checklistSql}`,
  },
};
