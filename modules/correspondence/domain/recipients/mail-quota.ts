import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';

/** Within an hour. What the server sends by itself counts for nobody. */
export type MailQuota = {
  readonly ofUser: number;
  readonly ofTenant: number;
  readonly toStrangers: number;
};

/** The host and the tenant say how much; without their word it is what the product says. */
export const mailQuotaOf = (settings: SettingValues): MailQuota => ({
  ofUser: Number(settingValue('ICS.Mail.QuotaOfUser', settings)),
  ofTenant: Number(settingValue('ICS.Mail.QuotaOfTenant', settings)),
  toStrangers: Number(settingValue('ICS.Mail.QuotaToStrangers', settings)),
});

export type SentInHour = { readonly byUser: number; readonly byTenant: number };

/** Null: one more may leave. */
export function overQuota(
  { ofUser, ofTenant }: MailQuota,
  { byUser, byTenant }: SentInHour,
): 'mailQuotaOfUser' | 'mailQuotaOfTenant' | null {
  if (byUser >= ofUser) return 'mailQuotaOfUser';
  return byTenant >= ofTenant ? 'mailQuotaOfTenant' : null;
}

/** The last one that leaves is told to the administrators, once. */
export const isLastOfQuota = (
  { ofUser, ofTenant }: MailQuota,
  { byUser, byTenant }: SentInHour,
): boolean => byUser === ofUser - 1 || byTenant === ofTenant - 1;

/** Before these strangers fewer than the quota were written to in the hour, and now so many are. */
export const reachesStrangers = (
  { toStrangers }: MailQuota,
  before: number,
  more: number,
): 'over' | 'reached' | 'within' => {
  if (before + more > toStrangers) return 'over';
  return before + more === toStrangers ? 'reached' : 'within';
};
