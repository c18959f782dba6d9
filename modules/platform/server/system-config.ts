import { accept, change, check, choice, inputSchema, json } from '#kernel/domain';
import type { Actor, ValidationError } from '#kernel/domain';
import { Refused, contextOf, invalid, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  allSettings,
  isHostSetting,
  isSettingKey,
  isUserSetting,
  mayChangeTenant,
  settingItems,
  settingProblem,
  tenant,
} from '../domain/index.ts';
import type { SettingItem, SettingValues } from '../domain/index.ts';
import { userSettingsPoint } from './user-settings.ts';
import { lockTenant } from './tenants/lock-tenant.ts';
import { tellTenant } from './tenants/session-changed.ts';

type Stored = { tenant: SettingValues | null; own: SettingValues | null };
type Changes = Readonly<Record<string, string | null>>;

const readText = `select t.settings as tenant, u.settings as own
  from accounts u join tenants t on t.id = u.tenant_id where u.tenant_id = $1 and u.id = $2`;

export type SystemConfig = {
  readonly settings: SettingValues;
  readonly tenantSettings: SettingValues;
  readonly userSettings: SettingValues;
  readonly canChangeTenantSettings: boolean;
  readonly items: readonly SettingItem[];
  readonly totalCount: number;
};

/** B-392: what holds for the current user. */
export async function readSystemConfig({ db }: Services, actor: Actor): Promise<SystemConfig> {
  const [found] = await db.batch(contextOf(actor), [
    { text: readText, values: [actor.tenantId, actor.userId] },
  ]);
  const { tenant, own } = (found?.rows[0] ?? { tenant: null, own: null }) as Stored;
  const items = settingItems(tenant ?? {}, own ?? {});
  return {
    settings: allSettings(tenant ?? {}, own ?? {}),
    tenantSettings: allSettings(tenant ?? {}),
    userSettings: own ?? {},
    canChangeTenantSettings: mayChangeTenant(actor),
    items,
    totalCount: items.length,
  };
}

/** Null takes a value away, so that the next one in line holds. */
const merged = (before: SettingValues, changes: Changes): SettingValues =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).flatMap(([key, value]) =>
      value === null ? [] : [[key, value]],
    ),
  );

/** Two changes of the same settings come one after the other. */
async function lockSettings(tx: Tx, { tenantId, userId }: Actor, hasShared: boolean) {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`settings ${tenantId} ${userId}`]);
  if (hasShared) await lockTenant(tx, tenantId);
}

export const configFields = {
  settings: json('Settings', { required: true }),
  /** `tenant`: also keys that a user may have are set for everybody. */
  scope: choice('Scope', { own: 'Own', tenant: 'Tenant' }),
};

const isForTenant = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'scope' in body && body.scope === 'tenant';

/** Keys of a user are everyone's own; keys of the tenant belong to its administrators. */
export async function changeSystemConfig(
  services: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<void> {
  const changes = changesIn(body);
  const isOwn = (key: string) => isUserSetting(key) && !isForTenant(body);
  const [own, shared] = [pick(changes, isOwn), pick(changes, (key) => !isOwn(key))];
  const hasShared = Object.keys(shared).length > 0;
  const isClosed = Object.keys(shared).some(isHostSetting) && !actor.isHost;
  if (hasShared && (isClosed || !mayChangeTenant(actor))) throw new Refused('notPermitted');
  const hasOwn = Object.keys(own).length > 0;
  // The table of tenants belongs to the host role; the row is the actor's own tenant.
  const database = hasShared ? services.hostDb : services.db;
  await database.transaction(contextOf(actor, requestId), async (tx) => {
    await lockSettings(tx, actor, hasShared);
    const [before] = await tx.query<Stored>(readText, [actor.tenantId, actor.userId]);
    await writeBySystem(
      { tx, services },
      accept(
        hasOwn &&
          userSettingsPoint
            .of(services)
            .map((keep) => keep(actor.userId, merged(before?.own ?? {}, own))),
        hasShared &&
          change(tenant, actor.tenantId, { settings: merged(before?.tenant ?? {}, shared) }),
      ),
    );
  });
  if (hasShared) tellTenant(services, actor.tenantId);
}

const pick = (changes: Changes, isMeant: (key: string) => boolean): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => isMeant(key)));

export function changesIn(body: unknown): Changes {
  const checked = check(inputSchema(configFields), body);
  if (!checked.ok) throw invalid(checked.errors);
  const { settings } = checked.value as { settings: unknown };
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw invalid([{ message: 'Please give the settings by key.', members: ['settings'] }]);
  }
  const problems = Object.entries(settings).flatMap(([key, value]): ValidationError[] => {
    const message = value === null && isSettingKey(key) ? null : settingProblem(key, value);
    return message ? [{ message, members: [`settings.${key}`] }] : [];
  });
  if (problems.length) throw invalid(problems);
  return settings as Changes;
}
