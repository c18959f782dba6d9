import type { DemoData } from '#kernel/server';
import { editionRows } from '../seed/editions.ts';
import { referenceRows } from '../seed/reference/reference-rows.ts';
import { feedbackRows } from './feedback.ts';
import { systemErrorRows } from './system-errors.ts';
import { tenantNames, tenantRows } from './tenants.ts';
import { updateRows } from './updates.ts';

export * from './logins.ts';
export * from './names.ts';
export * from './people.ts';
export * from './places.ts';
export { tenantId, tenantNames } from './tenants.ts';
export type { TenantName } from './tenants.ts';
export * from './values.ts';

export const platformDemo: DemoData = {
  rows: ({ today, opened }) => [
    ...referenceRows(),
    ...editionRows(),
    ...tenantRows(opened),
    ...updateRows(today),
    ...tenantNames.flatMap((tenant) => feedbackRows(tenant, today)),
    systemErrorRows(today),
  ],
};
