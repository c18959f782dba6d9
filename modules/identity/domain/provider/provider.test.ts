import { describe, expect, test } from 'vitest';
import { decideEntry } from './decide-entry.ts';
import type { EntryFacts } from './decide-entry.ts';
import { domainOfAddress, domainProblem, plainDomain } from './mail-domain.ts';
import { passwordWay } from './password-beside-provider.ts';
import { isFactorProven, personOfClaims, provenAt } from './provider-claims.ts';
import { claimValues, mayComeByRule, roleIdsByRule } from './provider-roles.ts';

describe('mail domains', () => {
  test.each([
    ['harbour.com.au', null],
    ['Mail.Harbour.TEST', null],
    ['@harbour.test.', null],
    ['gmail.com', 'publicDomain'],
    ['team.outlook.com', 'publicDomain'],
    ['practice.onmicrosoft.com', 'publicDomain'],
    ['com.au', 'noDomain'],
    ['test', 'noDomain'],
    ['10.0.0.1', 'noDomain'],
    ['har bour.test', 'noDomain'],
    ['-a.test', 'noDomain'],
    ['', 'noDomain'],
  ])('%s: %s', (typed, problem) => {
    expect(domainProblem(typed)).toBe(problem);
  });

  test('only what stands behind the last at sign counts', () => {
    expect(domainOfAddress('a@harbour.test@Evil.Test')).toBe('evil.test');
    expect(domainOfAddress('harbour.test')).toBe('');
    expect(plainDomain(' @Harbour.test. ')).toBe('harbour.test');
  });
});

describe('what a token says of a person', () => {
  test('an address is verified only where the provider says so; Entra says it of the domain', () => {
    const claims = { sub: '1', email: 'Nora@Harbour.test', name: 'Nora van New' };

    expect(personOfClaims(claims)).toMatchObject({ isVerified: false, email: 'nora@harbour.test' });
    expect(personOfClaims({ ...claims, email_verified: true }).isVerified).toBe(true);
    expect(personOfClaims({ ...claims, email_verified: 'false' }).isVerified).toBe(false);
    expect(personOfClaims({ ...claims, xms_edov: '1' }).isVerified).toBe(true);
    expect(personOfClaims(claims)).toMatchObject({ firstName: 'Nora', lastName: 'van New' });
  });

  test('a factor is proven by its methods or where the tenant trusts the provider', () => {
    expect(isFactorProven({ amr: ['pwd', 'mfa'] }, false)).toBe(true);
    expect(isFactorProven({ amr: ['pwd'] }, false)).toBe(false);
    expect(isFactorProven({ amr: 'mfa' }, false)).toBe(false);
    expect(isFactorProven({}, true)).toBe(true);
  });

  test('a proof is as old as the provider says, and never from tomorrow', () => {
    const now = new Date('2026-11-19T10:00:00Z');
    const at = (moment: string) => provenAt({ auth_time: Date.parse(moment) / 1000 }, now);

    expect(at('2026-11-19T08:00:00Z').toISOString()).toBe('2026-11-19T08:00:00.000Z');
    expect(at('2026-11-20T08:00:00Z')).toBe(now);
    expect(provenAt({}, now)).toBe(now);
  });
});

describe('roles by rule', () => {
  const rule = {
    createsAccounts: true,
    defaultRoleId: 'staff',
    roleRules: [
      { value: 'A', roleId: 'accounting' },
      { value: 'B', roleId: 'accounting' },
    ],
  };

  test('the groups decide, else the default role, else nobody', () => {
    expect(roleIdsByRule(rule, ['A', 'B'])).toEqual(['accounting']);
    expect(roleIdsByRule(rule, ['X'])).toEqual(['staff']);
    expect(roleIdsByRule({ ...rule, defaultRoleId: null }, ['X'])).toEqual([]);
    expect(roleIdsByRule({ ...rule, createsAccounts: false }, ['A'])).toEqual([]);
  });

  test('nobody becomes a tenant admin or somebody outside by rule', () => {
    expect(['TENANT_ADMIN', 'ADMIN', 'CASE_MANAGER', 'SPECIALIST'].some(mayComeByRule)).toBe(false);
    expect(['STAFF', 'ACCOUNTING', 'ADMIN_STAFF', 'OWN_ROLE'].every(mayComeByRule)).toBe(true);
  });

  test('a claim is a text or a list of texts', () => {
    expect(claimValues({ g: 'a' }, 'g')).toEqual(['a']);
    expect(claimValues({ g: ['a', 7, null, 'b'] }, 'g')).toEqual(['a', 'b']);
    expect(claimValues({}, 'g')).toEqual([]);
  });
});

describe('who enters', () => {
  const open = { id: 'u-1', isOpen: true, linkedTo: null };
  const facts: EntryFacts = {
    person: personOfClaims({ sub: '1', email: 'n@h.test', email_verified: true }),
    linked: null,
    ofAddress: [],
    isOwnDomain: true,
    isNameTaken: false,
    roleIds: ['staff'],
  };

  test.each([
    [
      'linked before, whatever the address says now',
      { linked: open, isOwnDomain: false },
      { kind: 'enter', userId: 'u-1' },
    ],
    ['found by the address', { ofAddress: [open] }, { kind: 'link', userId: 'u-1' }],
    ['new, by rule', {}, { kind: 'create', roleIds: ['staff'] }],
  ])('%s', (_, more, entry) => {
    expect(decideEntry({ ...facts, ...more })).toEqual(entry);
  });

  test.each([
    ['closed', { linked: { ...open, isOpen: false } }],
    ['closed', { ofAddress: [{ ...open, isOpen: false }] }],
    ['noAddress', { person: { ...facts.person, email: '' } }],
    ['notVerified', { person: { ...facts.person, isVerified: false }, ofAddress: [open] }],
    ['otherDomain', { isOwnDomain: false, ofAddress: [open] }],
    ['severalAccounts', { ofAddress: [open, { ...open, id: 'u-2' }] }],
    ['otherPerson', { ofAddress: [{ ...open, linkedTo: 'x' }] }],
    ['noAccount', { roleIds: [] }],
    ['noAccount', { isNameTaken: true }],
  ])('refused: %s', (reason, more) => {
    expect(decideEntry({ ...facts, ...more })).toEqual({ kind: 'refused', reason });
  });
});

test.each([
  [false, true, ['STAFF'], 'open'],
  [true, false, ['STAFF'], 'open'],
  [true, true, ['STAFF'], 'closed'],
  [true, true, ['ADMIN_STAFF'], 'closed'],
  [true, true, ['STAFF', 'TENANT_ADMIN'], 'withFactor'],
  [true, true, ['ADMIN'], 'withFactor'],
])(
  'required: %s, own domain: %s, %j: the password is %s',
  (isRequired, isOwnDomain, roles, way) => {
    expect(passwordWay({ isRequired, isOwnDomain, roles })).toBe(way);
  },
);
