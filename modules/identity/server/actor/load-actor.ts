import { hash } from 'node:crypto';
import { isDateFormat } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import type { Database, Services, Statement, StatementResult } from '#kernel/server';
import {
  allSettings,
  canonicalRole,
  effectiveFeatures,
  hostTenantId,
  settingAttributes,
} from '#platform/domain';
import type { FeatureMap, SettingValues } from '#platform/domain';
import { overridesOf, provenMinutes } from '../../domain/index.ts';
import type { HeldRole } from '../../domain/index.ts';
import { actorFactsPoint } from './actor-facts.ts';

type ActorRow = {
  impersonator_id: string | null;
  proved_at: string | null;
  full_name: string;
  date_format: string | null;
  user_settings: SettingValues | null;
  tenant_name: string;
  timezone: string;
  tenant_features: FeatureMap | null;
  tenant_settings: SettingValues | null;
  edition: string;
  edition_features: FeatureMap | null;
  roles: HeldRole[] | null;
};

/** Answers a row only while the sign-in, the user and the tenant are all good. */
const actorText = (
  source: string,
  proof: string,
  condition: string,
) => `select ${source} as impersonator_id, ${proof} as proved_at,
    u.first_name || ' ' || u.last_name as full_name, u.date_format, u.settings as user_settings,
    t.name as tenant_name, t.timezone, t.features as tenant_features, t.settings as tenant_settings,
    t.edition, t.edition_features,
    (select json_agg(json_build_object('name', r.name, 'permissions', r.permissions) order by r.name)
       from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id) as roles
  from users u
  join platform_tenants t on t.id = u.tenant_id
  ${condition}
  where u.tenant_id = $1 and u.id = $2 and u.is_active and not u.is_locked and not u.is_deleted
    and t.is_active`;

const signedInText = actorText(
  's.impersonator_id',
  's.proved_at',
  'join sign_ins s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.id = $3 and s.ended_at is null',
);
const anyText = actorText('null::uuid', 'null::timestamptz', '');

export type Who = { readonly tenantId: string; readonly userId: string };

/** An actor, and the mark of everything that the database said about it. */
export type KnownActor = { readonly actor: Actor; readonly mark: string };

/**
 * Null: the sign-in has ended, or the user or the tenant is no longer active. While nothing has changed
 * it is the actor of before, and what was worked out for that one still holds.
 */
export const loadSignedIn = (
  services: Services,
  who: Who,
  signInId: string,
  before: KnownActor | null,
  notes: readonly Statement[] = [],
): Promise<KnownActor | null> =>
  load(
    services,
    services.db,
    who,
    { text: signedInText, values: [who.tenantId, who.userId, signInId] },
    before,
    notes,
  );

/** The account that a key of the API acts as. */
export const loadForKey = (
  services: Services,
  who: Who,
  before: KnownActor | null,
  notes: readonly Statement[],
): Promise<KnownActor | null> =>
  load(
    services,
    services.db,
    who,
    { text: anyText, values: [who.tenantId, who.userId] },
    before,
    notes,
  );

/** The same person without a sign-in: for questions about somebody's rights. */
export async function loadUser(
  services: Services,
  who: Who,
  database: Database = services.db,
): Promise<Actor | null> {
  const statement = { text: anyText, values: [who.tenantId, who.userId] };
  return (await load(services, database, who, statement, null))?.actor ?? null;
}

async function load(
  services: Services,
  database: Database,
  who: Who,
  statement: Statement,
  before: KnownActor | null,
  notes: readonly Statement[] = [],
): Promise<KnownActor | null> {
  const contributed = actorFactsPoint.of(services);
  const asked = [statement, ...contributed.map((each) => each.statement(who.tenantId, who.userId))];
  const answered = await database.batch(systemContext(who.tenantId), [...asked, ...notes]);
  const found = answered.slice(0, asked.length);
  if (!found[0]?.rows.length) return null;
  const mark = hash('sha256', JSON.stringify(found.map(({ rows }) => rows)));
  return before?.mark === mark ? before : { actor: actorFrom(services, who, found), mark };
}

function actorFrom(
  services: Services,
  who: Who,
  [found, ...facts]: readonly StatementResult[],
): Actor {
  const row = found?.rows[0] as ActorRow;
  const overrides = overridesOf(row.roles ?? []);
  const known = actorFactsPoint
    .of(services)
    .map((each, index) => each.facts(facts[index]?.rows ?? []));
  return {
    userId: who.userId,
    tenantId: who.tenantId,
    name: row.full_name,
    roles: (row.roles ?? []).map((role) => canonicalRole(role.name)),
    isHost: who.tenantId === hostTenantId,
    edition: row.edition,
    features: effectiveFeatures(row.tenant_features ?? {}, row.edition_features ?? {}),
    attributes: {
      tenantName: row.tenant_name,
      timezone: row.timezone,
      ...formatAttributes(row),
      ...settingAttributes(allSettings(row.tenant_settings ?? {})),
      ...Object.assign({}, ...known.map(({ attributes }) => attributes)),
    },
    ids: { userId: [who.userId], ...Object.assign({}, ...known.map(({ ids }) => ids)) },
    ...(overrides && { overrides }),
    ...(row.impersonator_id && { impersonatorId: row.impersonator_id }),
    ...(row.proved_at && { provenUntil: provenUntil(row.proved_at) }),
  };
}

const provenUntil = (at: string): string =>
  new Date(Date.parse(at) + provenMinutes * 60_000).toISOString();

/** How values read to this user: a file that the server writes looks like the screen. */
function formatAttributes(row: ActorRow): Readonly<Record<string, string>> {
  const settings = allSettings(row.tenant_settings ?? {}, row.user_settings ?? {});
  return {
    dateFormat: isDateFormat(row.date_format)
      ? row.date_format
      : (settings['ICS.User.DateFormat'] ?? ''),
    currency: settings['ICS.Currency'] ?? '',
  };
}
