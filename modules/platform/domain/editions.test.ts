import { describe, expect, test } from 'vitest';
import { editionCode, editions } from './editions.ts';
import { allRoles, canonicalRole } from './roles.ts';

describe('editions and roles', () => {
  test('[B-007] [E-001] there are five editions', () => {
    expect(editions).toEqual([
      'MLP',
      'LAW CONNECT',
      'FUNDING PROVIDER',
      'LMQ PROVIDER',
      'MARKETING',
    ]);
  });

  test.each([
    ['FUNDING PROVIDER', 'FP'],
    ['LAW CONNECT', 'LC'],
    ['MLP', 'MLP'],
    ['LMQ PROVIDER', 'LMQ'],
    ['MARKETING', 'MASTER'],
    ['', 'MASTER'],
    ['toString', 'MASTER'],
  ])('[B-008] [E-002] the code of "%s" is %s', (edition, code) => {
    expect(editionCode(edition)).toBe(code);
  });

  test('[B-093] [E-030] ADMIN is another spelling of TENANT_ADMIN', () => {
    expect(canonicalRole('ADMIN')).toBe('TENANT_ADMIN');
    expect(allRoles.map(canonicalRole)).toEqual(allRoles);
    expect(allRoles).toHaveLength(9);
  });
});
