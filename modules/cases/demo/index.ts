import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { settingRows } from './settings.ts';

export const casesDemo: DemoData = {
  rows: ({ today }) => tenantNames.flatMap((tenant) => settingRows(tenant, today)),
};
