import { accept, change, changeAll, defineAction, record, refuse } from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { adminOrStaff } from '../roles.ts';
import { lookupConfig } from './lookup-config.resource.ts';

type Value = Pick<RecordOf<typeof lookupConfig>, 'id' | 'isActive'>;

/** B-193, C-299. */
export const setDefaultValue = defineAction({
  name: 'setDefault',
  on: lookupConfig,
  label: 'Make default',
  route: 'PUT /app/lookup-config/{id}/set-default',
  roles: adminOrStaff,
  input: {},
  answer: record(lookupConfig),
});

/** B-193, C-300. */
export const unsetDefaultValue = defineAction({
  name: 'unsetDefault',
  on: lookupConfig,
  label: 'No longer default',
  route: 'PUT /app/lookup-config/{id}/unset-default',
  roles: adminOrStaff,
  input: {},
  answer: record(lookupConfig),
});

/**
 * Forms would preselect a value that nobody may choose. B-193: whoever was the default of the list
 * before is so no longer, and its history says so.
 */
export const decideDefault = (value: Value, before: readonly string[]): Decision =>
  value.isActive
    ? accept(
        changeAll(lookupConfig, before, { isDefault: false }),
        change(lookupConfig, value, { isDefault: true }),
      )
    : refuse('valueInactive');

export const decideNoDefault = (value: Value): Decision =>
  accept(change(lookupConfig, value, { isDefault: false }));
