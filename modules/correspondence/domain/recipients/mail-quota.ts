/** Within an hour. What the server sends by itself counts for nobody. */
export const mailQuota = { ofUser: 1000, ofTenant: 10_000, toStrangers: 50 } as const;

export type SentInHour = { readonly byUser: number; readonly byTenant: number };

/** Null: one more may leave. */
export function overQuota({
  byUser,
  byTenant,
}: SentInHour): 'mailQuotaOfUser' | 'mailQuotaOfTenant' | null {
  if (byUser >= mailQuota.ofUser) return 'mailQuotaOfUser';
  return byTenant >= mailQuota.ofTenant ? 'mailQuotaOfTenant' : null;
}

/** The last one that leaves is told to the administrators, once. */
export const isLastOfQuota = ({ byUser, byTenant }: SentInHour): boolean =>
  byUser === mailQuota.ofUser - 1 || byTenant === mailQuota.ofTenant - 1;
