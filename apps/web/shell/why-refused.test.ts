import { expect, test } from 'vitest';
import { pages } from '#kernel/domain';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { whyRefused } from './why-refused.ts';

const page = { name: 'user.list', title: 'User List', roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] };
const actor = { roles: ['CASE_MANAGER'] };

test.each([
  [
    { by: 'role', name: 'TENANT_ADMIN, ADMIN_STAFF' },
    'User List is open to Tenant Admin or Admin Staff. Your role is Case Manager. Ask your administrator if you need it.',
  ],
  [
    { by: 'feature', name: 'NDIS or MarketingCampaign' },
    'User List belongs to NDIS or Marketing campaign, which your organisation does not have. Your administrator can ask for it under Subscription.',
  ],
  [
    { by: 'setting', name: 'ICS.Feature.AccountCode' },
    'User List needs the setting "Account codes". Your administrator can switch it on in System Configuration.',
  ],
  [
    { by: 'rule', name: 'Typing jobs are for typists, not for brokers.' },
    'Typing jobs are for typists, not for brokers. Ask your administrator if you need User List.',
  ],
] as const)('a page refused by %o says what is missing and who could open it', (reason, text) => {
  expect(whyRefused(page, reason, actor)).toBe(text);
});

test('whoever has several roles, or none, reads them', () => {
  const reason = { by: 'role', name: '' } as const;

  expect(whyRefused(page, reason, { roles: ['STAFF', 'ACCOUNTING', 'Own role'] })).toContain(
    'Your role is Staff, Accounting or Own role.',
  );
  expect(whyRefused(page, reason, { roles: [] })).toContain('Your role is none.');
});

test('a record that cannot be read is called after its kind, on every page', () => {
  registerCatalogue();
  const reason = { by: 'role', name: '' } as const;
  const sentences = pages().map((one) => whyRefused(one, reason, actor));

  expect(sentences.filter((text) => text.includes('{'))).toEqual([]);
  expect(sentences.some((text) => text.startsWith('The page of this company is open to'))).toBe(
    true,
  );
});
