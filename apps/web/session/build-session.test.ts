import { describe, expect, test } from 'vitest';
import type { Profile, TenantSetting } from '#kernel/web';
import { buildSession } from './build-session.ts';
import { offersExport } from './offers-export.ts';

const profile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'u',
  tenantId: 't',
  userName: 'u',
  email: null,
  displayName: 'U',
  firstName: null,
  lastName: null,
  dateFormat: null,
  roles: [{ name: 'STAFF' }],
  settings: {},
  ids: {},
  attributes: {},
  features: [],
  edition: 'MLP',
  isHost: false,
  ...changes,
});

const tenant = (changes: Partial<TenantSetting> = {}): TenantSetting => ({
  id: 't',
  name: 'Harbour',
  editionName: 'MLP',
  features: {},
  country: null,
  timezone: 'Australia/Sydney',
  settings: {},
  extraProperties: {},
  ...changes,
});

describe('the session', () => {
  test('[B-055] [B-152] [B-174] [K-037] defaults', () => {
    expect(buildSession(profile(), tenant())).toMatchObject({
      currency: 'USD',
      dateFormat: 'DD MMM YYYY',
      pageSize: 20,
      zone: 'Australia/Sydney',
    });
  });

  test('[B-055] [B-383] the currency of the tenant, the date format of the user', () => {
    const session = buildSession(
      profile({ settings: { 'ICS.User.DateFormat': 'DD/MM/YYYY' } }),
      tenant({ settings: { 'ICS.Currency': 'AUD' } }),
    );

    expect(session).toMatchObject({ currency: 'AUD', dateFormat: 'DD/MM/YYYY' });
  });

  test('a date format that nobody can read as a date is not used', () => {
    expect(buildSession(profile({ dateFormat: 'banana' }), tenant()).dateFormat).toBe(
      'DD MMM YYYY',
    );
  });

  test('[B-167] role names are kept', () => {
    expect(buildSession(profile(), tenant()).actor.roles).toEqual(['STAFF']);
  });
});

describe('[B-175] search results may be downloaded', () => {
  const asks = (edition: string, role: string) =>
    offersExport(buildSession(profile({ edition, roles: [{ name: role }] }), tenant()).actor);

  test.each([
    ['MLP', 'STAFF', true],
    ['MLP', 'ACCOUNTING', true],
    ['FUNDING PROVIDER', 'ADMIN_STAFF', true],
    ['MLP', 'CASE_MANAGER', false],
    ['LAW CONNECT', 'STAFF', false],
    ['LMQ PROVIDER', 'STAFF', false],
  ])('in %s by %s: %s', (edition, role, isOffered) => {
    expect(asks(edition, role)).toBe(isOffered);
  });
});

test.each([
  ['STAFF', true],
  ['ADMIN_STAFF', true],
  ['ACCOUNTING', false],
  ['CASE_MANAGER', false],
])('[B-327] details on hovering are for staff and admin staff: %s %s', (role, seesDetails) => {
  const session = buildSession(profile({ roles: [{ name: role }] }), tenant());

  expect(session.seesDetails).toBe(seesDetails);
});
