import { expect, test } from 'vitest';
import { isAppCode, needsSecondFactor, plainCode } from './second-factor.ts';
import { deviceName } from './user-sessions.ts';

const holds = (...names: string[]) => names.map((name) => ({ name, needsSecondFactor: false }));
const own = 'ICS.SignIn.SecondFactor';
const byHost = 'ICS.SignIn.SecondFactorByHost';

test('nobody needs a second factor unless role, tenant or host ask for one', () => {
  expect(needsSecondFactor({ roles: holds('TENANT_ADMIN'), settings: {} })).toBe(false);
  expect(
    needsSecondFactor({ roles: [{ name: 'CLIENT', needsSecondFactor: true }], settings: {} }),
  ).toBe(true);
});

test.each([
  ['administrators', ['TENANT_ADMIN'], true],
  ['administrators', ['STAFF', 'ADMIN_STAFF'], true],
  ['administrators', ['STAFF'], false],
  ['practice', ['ACCOUNTING'], true],
  ['practice', ['CASE_MANAGER'], false],
  ['everyone', ['CLIENT'], true],
  ['everyone', [], true],
  ['nonsense', ['TENANT_ADMIN'], false],
])('"%s" means of %j: %s, whether the tenant or the host asks', (value, names, isNeeded) => {
  const roles = holds(...names);

  expect(needsSecondFactor({ roles, settings: { [own]: value } })).toBe(isNeeded);
  expect(needsSecondFactor({ roles, settings: { [own]: 'optional', [byHost]: value } })).toBe(
    isNeeded,
  );
});

test('a code of an app has six digits; a recovery code is read however it is typed', () => {
  expect(['123456', '123 456', '12345', 'abcdef'].map(isAppCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(plainCode(' ABCD-efgh 2345')).toBe('abcdefgh2345');
});

test('a device is called as people call it', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

  expect(deviceName(windows)).toBe('Chrome on Windows');
  expect(deviceName(`${windows} Edg/140.0`)).toBe('Edge on Windows');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')).toBe(
    'Safari on iOS',
  );
  expect(deviceName('curl/8.0')).toBe('curl/8.0');
  expect(deviceName(null)).toBe('Unknown device');
});
