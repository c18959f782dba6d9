import { expect, test } from 'vitest';
import { isLastOfQuota, mailQuotaOf, overQuota, reachesStrangers } from './mail-quota.ts';

const usual = mailQuotaOf({});

test('a person and a tenant send so many mails in an hour, and the last is told', () => {
  const { ofUser, ofTenant } = usual;

  expect(overQuota(usual, { byUser: ofUser - 1, byTenant: ofUser })).toBe(null);
  expect(overQuota(usual, { byUser: ofUser, byTenant: ofUser })).toBe('mailQuotaOfUser');
  expect(overQuota(usual, { byUser: 1, byTenant: ofTenant })).toBe('mailQuotaOfTenant');
  expect(isLastOfQuota(usual, { byUser: ofUser - 1, byTenant: ofUser })).toBe(true);
  expect(isLastOfQuota(usual, { byUser: 1, byTenant: ofTenant - 1 })).toBe(true);
  expect(isLastOfQuota(usual, { byUser: ofUser, byTenant: ofUser })).toBe(false);
});

test('the numbers are settings, and stay as they are where nobody says otherwise', () => {
  expect(usual).toEqual({ ofUser: 1000, ofTenant: 10_000, toStrangers: 50 });
  expect(mailQuotaOf({ 'ICS.Mail.QuotaOfUser': '5', 'ICS.Mail.QuotaToStrangers': '2' })).toEqual({
    ofUser: 5,
    ofTenant: 10_000,
    toStrangers: 2,
  });
});

test('the quota of strangers is reached by the last, and passed by one more', () => {
  expect(reachesStrangers(usual, 48, 1)).toBe('within');
  expect(reachesStrangers(usual, 48, 2)).toBe('reached');
  expect(reachesStrangers(usual, 48, 3)).toBe('over');
  expect(reachesStrangers({ ...usual, toStrangers: 0 }, 0, 1)).toBe('over');
});
