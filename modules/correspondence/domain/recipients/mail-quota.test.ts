import { expect, test } from 'vitest';
import { isLastOfQuota, mailQuota, overQuota } from './mail-quota.ts';

test('a person and a tenant send so many mails in an hour, and the last is told', () => {
  const { ofUser, ofTenant } = mailQuota;

  expect(overQuota({ byUser: ofUser - 1, byTenant: ofUser })).toBe(null);
  expect(overQuota({ byUser: ofUser, byTenant: ofUser })).toBe('mailQuotaOfUser');
  expect(overQuota({ byUser: 1, byTenant: ofTenant })).toBe('mailQuotaOfTenant');
  expect(isLastOfQuota({ byUser: ofUser - 1, byTenant: ofUser })).toBe(true);
  expect(isLastOfQuota({ byUser: 1, byTenant: ofTenant - 1 })).toBe(true);
  expect(isLastOfQuota({ byUser: ofUser, byTenant: ofUser })).toBe(false);
});
