import { defaultCurrency, isCurrency, isDateFormat, isTimeZone } from '#kernel/domain';
import { actorOf } from '#kernel/web';
import type { Profile, Session, TenantSetting } from '#kernel/web';
import { allSettings, settingsStaff } from '#platform/domain';
import { offersExport } from './offers-export.ts';

export function buildSession(profile: Profile, tenant: TenantSetting): Session {
  const settings = allSettings(tenant.settings, profile.settings);
  const actor = actorOf(profile);
  const currency = settings['ICS.Currency'];
  const zone = tenant.timezone ?? '';
  return {
    actor,
    profile,
    tenant,
    dateFormat: isDateFormat(profile.dateFormat)
      ? profile.dateFormat
      : (settings['ICS.User.DateFormat'] ?? ''),
    zone: isTimeZone(zone) ? zone : 'UTC',
    currency: isCurrency(currency) ? currency : defaultCurrency,
    pageSize: Number(settings['ICS.User.PageSize']) || 20,
    offersExport: offersExport(actor),
    seesDetails: settingsStaff.some((role) => actor.roles.includes(role)),
  };
}
