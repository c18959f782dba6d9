import { beforeAll, describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { allRoles } from '#platform/domain';
import type { RoleName } from '#platform/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { anActor } from '../testing/an-actor.ts';
import { decideAccountChange, decideOnAccount, rightsBeyond } from './account-rights.ts';
import type { AccountFacts, HeldRole } from './account-rights.ts';

beforeAll(() => registerCatalogue());

const held = (...names: RoleName[]): HeldRole[] =>
  names.map((name) => ({ name, permissions: null }));
const adminStaff = anActor('A');
const staff = anActor('S');
const aboveOwn = refuse('accountAboveOwn');

describe('an account with more rights than one’s own', () => {
  test('is that of a tenant admin to admin staff, whatever else the tenant admin is', () => {
    expect(decideOnAccount(adminStaff, held('TENANT_ADMIN'))).toEqual(aboveOwn);
    expect(decideOnAccount(adminStaff, held('STAFF', 'TENANT_ADMIN'))).toEqual(aboveOwn);
    expect(decideOnAccount(adminStaff, [{ name: 'ADMIN', permissions: null }])).toEqual(aboveOwn);
    expect(rightsBeyond(adminStaff, held('TENANT_ADMIN'))).toContain('role.permissions');
  });

  test('is that of admin staff to staff who were given the right to reset passwords', () => {
    const granted = { STAFF: { granted: ['user.resetPassword'], revoked: [] } };

    expect(decideOnAccount({ ...staff, overrides: granted }, held('ADMIN_STAFF'))).toEqual(
      aboveOwn,
    );
  });

  test.each(allRoles.filter((name) => name !== 'TENANT_ADMIN'))(
    'is not that of %s to admin staff',
    (role) => {
      expect(rightsBeyond(adminStaff, held(role))).toEqual([]);
    },
  );

  test('is one whose role was granted what the actor lacks', () => {
    const granted = { granted: ['role.permissions'], revoked: [] };

    expect(rightsBeyond(adminStaff, [{ name: 'Auditor', permissions: granted }])).toEqual([
      'role.permissions',
    ]);
  });

  test('is one that keeps what the role of the actor was refused', () => {
    const refused = { ADMIN_STAFF: { granted: [], revoked: ['company.update'] } };

    expect(rightsBeyond({ ...adminStaff, overrides: refused }, held('STAFF'))).toEqual([
      'company.update',
    ]);
  });

  test('is that of a specialist to a case manager, whose own record is another one', () => {
    expect(rightsBeyond(anActor('M'), held('SPECIALIST'))).toContain('specialist.updateMyDetail');
    expect(rightsBeyond(adminStaff, held('SPECIALIST'))).toEqual([]);
  });

  test('is none of those of equals', () => {
    expect(decideOnAccount(adminStaff, held('ADMIN_STAFF'))).toMatchObject({ kind: 'accepted' });
    expect(decideOnAccount(anActor('T'), held('TENANT_ADMIN'))).toMatchObject({
      kind: 'accepted',
    });
  });
});

describe('a change to an account', () => {
  const account: AccountFacts = {
    userName: 'boss@practice.test',
    email: 'boss@practice.test',
    isActive: true,
    isLocked: false,
    isDeleted: false,
    roles: held('TENANT_ADMIN'),
  };

  test.each([
    { email: 'mine@elsewhere.test' },
    { userName: 'mine@elsewhere.test' },
    { isActive: false },
    { isLocked: true },
    { isDeleted: true },
    { roles: held('STAFF') },
  ])('above one’s own is refused: %o', (change) => {
    expect(decideAccountChange(adminStaff, account, { ...account, ...change })).toEqual(aboveOwn);
  });

  test('that leaves who gets in as it was is accepted', () => {
    expect(decideAccountChange(adminStaff, account, { ...account })).toMatchObject({
      kind: 'accepted',
    });
  });

  test('cannot give more than the actor has, to a new account or to an old one', () => {
    const plain = { ...account, roles: held('STAFF') };

    expect(decideAccountChange(adminStaff, null, account)).toEqual(aboveOwn);
    expect(decideAccountChange(adminStaff, plain, account)).toEqual(aboveOwn);
    expect(
      decideAccountChange(adminStaff, plain, { ...plain, roles: held('ACCOUNTING') }),
    ).toMatchObject({ kind: 'accepted' });
  });
});

test('a key of the API touches no account, and what has none is not its concern', () => {
  const byKey = { ...adminStaff, apiKey: { id: 'key', scopes: ['parties:write'] } };
  const account: AccountFacts = {
    userName: 'sam@practice.test',
    email: 'sam@practice.test',
    isActive: true,
    isLocked: false,
    isDeleted: false,
    roles: held('STAFF'),
  };

  expect(decideOnAccount(byKey, held('STAFF'))).toEqual(refuse('notForKeys'));
  expect(decideAccountChange(byKey, account, { ...account, isLocked: true })).toEqual(
    refuse('notForKeys'),
  );
  expect(decideAccountChange(byKey, account, { ...account })).toMatchObject({ kind: 'accepted' });
  expect(decideAccountChange(byKey, null, null)).toMatchObject({ kind: 'accepted' });
});
