import { defineAction } from '#kernel/domain';
import { adminOrStaff } from '../roles.ts';
import { lookupConfig } from './lookup-config.resource.ts';

/** S-023: how many values each list holds. */
export const countValues = defineAction({
  name: 'counts',
  on: lookupConfig,
  route: 'GET /app/lookup-config/counts',
  roles: adminOrStaff,
  input: {},
  answer: { items: [{ type: 'text', total: 'number', active: 'number' }] },
});

export type ValueCount = { readonly type: string; readonly total: number; readonly active: number };
