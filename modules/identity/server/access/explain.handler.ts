import type { Actor } from '#kernel/domain';
import { Refused, handle, isUuid, systemContext } from '#kernel/server';
import type { Database, Services } from '#kernel/server';
import { allSettings, effectiveFeatures, hostTenantId, settingAttributes } from '#platform/domain';
import type { FeatureMap, SettingValues } from '#platform/domain';
import { explainAbility, explainAccess, explainPage } from '../../domain/index.ts';
import type { ExplainFacts } from '../../domain/index.ts';
import { loadUser } from '../actor/load-actor.ts';

type TenantRow = {
  name: string;
  timezone: string;
  features: FeatureMap | null;
  settings: SettingValues | null;
  edition: string;
  edition_features: FeatureMap | null;
};

const tenantText = `select name, timezone, features, settings, edition, edition_features
  from platform_tenants where id = $1`;

type Question = { tenantId: string; userId: string | null; role: string | null };

/** Somebody of this tenant with this role; or a real user, with what is known about them. */
async function factsOf(
  services: Services,
  database: Database,
  asker: Actor,
  asked: Question,
): Promise<ExplainFacts> {
  const { tenantId, userId, role } = asked;
  const [found] = await database.batch(systemContext(tenantId), [
    { text: tenantText, values: [tenantId] },
  ]);
  const tenant = found?.rows[0] as TenantRow | undefined;
  if (!tenant) throw new Refused('notFound');
  const person = userId ? await loadUser(services, { tenantId, userId }, database) : null;
  if (userId && !person) throw new Refused('notFound');
  const tenantFeatures = tenant.features ?? {};
  const editionFeatures = tenant.edition_features ?? {};
  const somebody: Actor = person ?? {
    userId: asker.userId,
    tenantId,
    roles: asker.roles,
    isHost: tenantId === hostTenantId,
    edition: tenant.edition,
    features: effectiveFeatures(tenantFeatures, editionFeatures),
    attributes: {
      tenantName: tenant.name,
      timezone: tenant.timezone,
      ...settingAttributes(allSettings(tenant.settings ?? {})),
    },
    ids: {},
    ...(tenantId === asker.tenantId && asker.overrides && { overrides: asker.overrides }),
  };
  const actor = role ? { ...somebody, roles: [role] } : somebody;
  return { actor, tenantFeatures, editionFeatures };
}

const databaseFor = (services: Services, actor: Actor, tenantId: string): Database => {
  if (tenantId === actor.tenantId) return services.db;
  if (!actor.isHost || !isUuid(tenantId)) throw new Refused('notFound');
  return services.hostDb;
};

export const explainHandler = handle(explainAccess, async ({ actor, services, input, tx }) => {
  const tenantId = input.tenantId ?? actor.tenantId;
  const userId = input.userId ?? null;
  if (userId !== null && !isUuid(userId)) throw new Refused('notFound');
  if (!input.path === !input.ability) {
    throw new Refused('malformed', { message: 'Please name either a page or a permission.' });
  }
  const database = databaseFor(services, actor, tenantId);
  const asked = { tenantId, userId, role: input.role ?? null };
  const facts = await factsOf(services, database, actor, asked);
  if (database === services.hostDb) {
    await database.batch({ ...tx.context, tenantId, actorTenantId: actor.tenantId }, [
      { text: "select write_audit($1, 'explain', 'tenant', $1, null)", values: [tenantId] },
    ]);
  }
  return {
    ...(input.path ? explainPage(facts, input.path) : explainAbility(facts, input.ability ?? '')),
    edition: facts.actor.edition,
    roles: facts.actor.roles,
  };
});
