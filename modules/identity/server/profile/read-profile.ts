import { isDateFormat } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { allSettings } from '#platform/domain';
import type { SettingValues } from '#platform/domain';

type ProfileRow = {
  user_name: string;
  email: string;
  title: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  date_format: string | null;
  is_active: boolean;
  settings: SettingValues | null;
  tenant_settings: SettingValues | null;
  concurrency_stamp: string;
};

const profileText = `select u.user_name, u.email, u.title, u.first_name, u.last_name, u.phone,
    u.date_format, u.is_active, u.settings, t.settings as tenant_settings, u.concurrency_stamp
  from users u join platform_tenants t on t.id = u.tenant_id where u.tenant_id = $1 and u.id = $2`;

/** D-001, and what the client needs to ask `can` itself. */
export async function readProfile({ db }: Services, actor: Actor): Promise<object> {
  const [found] = await db.batch(contextOf(actor), [
    { text: profileText, values: [actor.tenantId, actor.userId] },
  ]);
  const row = found?.rows[0] as ProfileRow | undefined;
  if (!row) throw new Refused('notSignedIn');
  const settings = allSettings(row.tenant_settings ?? {}, row.settings ?? {});
  const fullName = `${row.first_name} ${row.last_name}`;
  return {
    id: actor.userId,
    tenantId: actor.tenantId,
    userName: row.user_name,
    email: row.email,
    title: row.title,
    name: row.first_name,
    surname: row.last_name,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName,
    displayName: fullName,
    phone: row.phone,
    dateFormat: isDateFormat(row.date_format) ? row.date_format : settings['ICS.User.DateFormat'],
    isActive: row.is_active,
    subscription: null,
    roles: actor.roles.map((name) => ({ name })),
    settings,
    extraProperties: { ProfileImage: null },
    ...parties(actor),
    features: actor.features,
    edition: actor.edition,
    isHost: actor.isHost,
    attributes: actor.attributes,
    ids: actor.ids,
    overrides: actor.overrides ?? null,
    impersonatorId: actor.impersonatorId ?? null,
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** Who the user is among the parties, as far as a later module told. */
function parties({ attributes: facts, ids }: Actor): object {
  const idOf = (key: string) => ids[key]?.[0] ?? null;
  const some = (key: string, more: object = {}) => {
    const id = idOf(key);
    return id ? { id, ...more } : null;
  };
  const company = (businessType: string | undefined, more: object = {}) =>
    businessType ? { id: idOf('companyId'), businessType, ...more } : null;
  return {
    caseManager: some('caseManagerId'),
    contractor: some('contractorId', { type: facts.contractorType }),
    specialist: some('specialistId'),
    company: some('companyId'),
    contractorCompany: company(facts.contractorCompanyType),
    caseManagerCompany: company(facts.caseManagerCompanyType, {
      defaultPMSCompanyId: idOf('defaultPMSCompanyId'),
    }),
  };
}
