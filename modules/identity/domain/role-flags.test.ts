import { describe, expect, test } from 'vitest';
import { anActor, lettersOf } from '../testing/an-actor.ts';
import { flags } from './role-flags.ts';
import type { FlagName } from './role-flags.ts';

const holders = (flag: FlagName, given: Parameters<typeof anActor>[1] = {}) =>
  lettersOf((letter) => flags[flag](anActor(letter, given)));

describe('[E-031] derived flags', () => {
  test.each([
    ['isAdminOrAccounting', 'TAC'],
    ['isAdminOrStaff', 'TASC'],
    ['isAdminOrStaffOrSpecialist', 'TASCD'],
    ['isAdminOrStaffOrCaseManager', 'TASCMI'],
  ] as const)('[B-094] %s holds for %s', (flag, letters) => {
    expect(holders(flag)).toBe(letters);
  });

  test.each([
    ['isBrokerContractor', 'B'],
    ['isInsurerContractor', 'N'],
    ['isInsurerCaseManager', 'I'],
  ] as const)('[B-095] %s holds for %s', (flag, letters) => {
    expect(holders(flag)).toBe(letters);
  });

  test.each([
    ['isHostAdmin', 'T'],
    ['isHostAdminStaff', 'A'],
    ['isHostStaff', 'S'],
  ] as const)('[B-096] %s holds for %s of the host tenant only', (flag, letters) => {
    expect(holders(flag, { isHost: true })).toBe(letters);
    expect(holders(flag)).toBe('');
  });

  test('[B-112] in the tenant named demo everybody but admin staff is a demo account', () => {
    expect(holders('isDemoAccount', { attributes: { tenantName: 'demo' } })).toBe('TSCMIDYBN');
    expect(holders('isDemoAccount', { attributes: { tenantName: 'harbour' } })).toBe('');
  });
});
