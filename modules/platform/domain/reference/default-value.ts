import { accept, defineAction, refuse } from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { adminOrStaff } from '../roles.ts';
import type { lookupConfig } from './lookup-config.resource.ts';

type Value = Pick<RecordOf<typeof lookupConfig>, 'isActive' | 'isDefault'>;

/** B-193, C-299. */
export const setDefaultValue = defineAction({
  name: 'setDefault',
  on: 'lookupConfig',
  label: 'Make default',
  route: 'PUT /app/lookup-config/{id}/set-default',
  roles: adminOrStaff,
  input: {},
});

/** B-193, C-300. */
export const unsetDefaultValue = defineAction({
  name: 'unsetDefault',
  on: 'lookupConfig',
  label: 'No longer default',
  route: 'PUT /app/lookup-config/{id}/unset-default',
  roles: adminOrStaff,
  input: {},
});

/** Forms would preselect a value that nobody may choose. */
export const decideDefault = (value: Value): Decision<Value> =>
  value.isActive ? accept({ isDefault: true }) : refuse('valueInactive');

export const decideNoDefault = (): Decision<Value> => accept({ isDefault: false });
