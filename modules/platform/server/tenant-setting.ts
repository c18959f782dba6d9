import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services, Statement } from '#kernel/server';
import { allSettings, effectiveFeatures, featureMap } from '../domain/index.ts';
import type { FeatureMap, SettingValues } from '../domain/index.ts';

type TenantRow = Readonly<Record<string, string | null>> & {
  readonly features: FeatureMap | null;
  readonly settings: SettingValues | null;
  readonly edition_features: FeatureMap | null;
};

const tenantText = `select t.*, e.name as edition, e.features as edition_features
  from tenants t join editions e on e.id = t.edition_id where t.id = $1 and not t.is_deleted`;

/** The spec's number of Australia; other countries have none yet. */
const countryIds: Readonly<Record<string, string>> = { Australia: '16' };

/** D-002. One's own tenant, or any tenant for the host, which leaves an audit row there. */
export async function readTenantSetting(
  { db, hostDb }: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<object> {
  const isOwn = id === actor.tenantId;
  if (!isUuid(id) || (!isOwn && !actor.isHost)) throw new Refused('notFound');
  const read: Statement = { text: tenantText, values: [id] };
  const audit: Statement = {
    text: "select write_audit($1, 'read', 'tenant', $1, null) from tenants where id = $1",
    values: [id],
  };
  const context = { ...contextOf(actor, requestId), actorTenantId: actor.tenantId };
  const [found] = isOwn
    ? await db.batch(context, [read])
    : await hostDb.batch({ ...context, tenantId: id }, [read, audit]);
  const row = found?.rows[0] as TenantRow | undefined;
  if (!row) throw new Refused('notFound');
  return tenantSetting(row);
}

const tenantSetting = (row: TenantRow): object => {
  const countryId = countryIds[row.country ?? ''] ?? null;
  return {
    id: row.id,
    name: row.name,
    editionName: row.edition,
    features: featureMap(effectiveFeatures(row.features ?? {}, row.edition_features ?? {})),
    country: row.country ? { id: countryId, name: row.country } : null,
    timezone: row.timezone,
    settings: allSettings(row.settings ?? {}),
    defaultCountryId: countryId,
    defaultPicId: null,
    defaultPic: null,
    extraProperties: {
      ClientDomain: row.client_domain,
      Favicon: row.favicon,
      Logo: row.logo,
      SecondaryLogo: row.secondary_logo,
      LogoBackgroundColor: row.logo_background_color,
      LoginLogoBackgroundColor: row.login_logo_background_color,
      Website: row.website,
      CustomerName: row.customer_name,
      Email: row.email,
      AccountEmail: row.account_email,
      DirectoryFile: row.directory_file,
    },
  };
};
