import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { caseRows } from './cases/case-rows.ts';
import { checklistSql } from './cases/checklist-sql.ts';
import { registerSql } from './cases/register-sql.ts';
import { coRows } from './co/co-rows.ts';
import { linkedReportSql } from './mn/linked-report-sql.ts';
import { mnRows } from './mn/mn-rows.ts';
import { mrRows } from './mr/mr-rows.ts';
import { mtRows } from './mt/mt-rows.ts';
import { mvaRows } from './mva/mva-rows.ts';
import { ndisRows } from './ndis/ndis-rows.ts';
import { otRows } from './ot/ot-rows.ts';
import { requestRows } from './request/request-rows.ts';
import { settingRows } from './settings.ts';
import { timeRows } from './time-tracking/time-rows.ts';
import { tpdRows } from './tpd/tpd-rows.ts';

export const casesDemo: DemoData = {
  rows: (facts) =>
    tenantNames.flatMap((tenant) => {
      const settings = settingRows(tenant, facts.today);
      const cases = caseRows(tenant, facts, settings);
      const assessments = cases.find(({ table }) => table === 'assessments')?.rows ?? [];
      const requests = requestRows(tenant, facts, settings, assessments);
      return [
        ...settings,
        ...cases,
        ...otRows(tenant, facts, settings),
        ...mtRows(tenant, facts, settings),
        ...mvaRows(tenant, facts, settings),
        ...tpdRows(tenant, facts, settings),
        ...requests,
        ...timeRows(tenant, facts, settings, requests),
        ...coRows(tenant, facts, settings),
        ...mnRows(tenant, facts, settings),
        ...mrRows(tenant, facts, settings),
        ...ndisRows(tenant, facts, settings),
      ];
    }),
  afterwards: {
    tables: ['cases', 'appointments', 'task_checklists', 'mn_links'],
    sql: `${registerSql}; ${checklistSql}; ${linkedReportSql}`,
  },
};
