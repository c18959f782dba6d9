import { accept, change } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  allSettings,
  changeTenantSettings,
  readTenantSettings,
  tenant,
} from '../../domain/index.ts';
import type { SettingValues } from '../../domain/index.ts';
import { mustBeHost } from '../tenant-or-host.ts';
import { changesIn } from '../system-config.ts';
import { tellTenantAfter } from './session-changed.ts';
import { settingChanges } from './setting-changes.ts';

const valuesOf = ({ settings }: { readonly settings?: unknown }): SettingValues =>
  (settings ?? {}) as SettingValues;

/** Null takes a value away, so that the default holds. */
const merged = (before: SettingValues, changes: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null),
  );

export const tenantSettingHandlers: readonly Handler[] = [
  handle(readTenantSettings, async ({ actor, record, services }) => {
    mustBeHost(actor);
    return {
      settings: allSettings(valuesOf(record)),
      changes: await settingChanges(services, record.id),
    };
  }),
  handle(changeTenantSettings, async ({ actor, record, input, tx, services, commit }) => {
    mustBeHost(actor);
    const settings = merged(valuesOf(record), changesIn({ settings: input.settings }));
    tellTenantAfter(tx, services, record.id);
    return commit(accept(change(tenant, record, { settings })));
  }),
];
