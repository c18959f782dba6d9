import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideAddCompany, decideRemoveCompany } from './company-group-members.ts';

const group = { id: 'group-1', companyIds: ['a', 'b'] };

describe('[B-253] members of a sharing group', () => {
  test('a company joins once, and the house is told', () => {
    expect(decideAddCompany(group, 'c')).toMatchObject({
      kind: 'accepted',
      writes: [
        { resource: 'companyGroup', values: { companyIds: ['a', 'b', 'c'] } },
        { event: { type: 'CompanyJoinedGroup', groupId: 'group-1', companyId: 'c' } },
      ],
    });
    expect(decideAddCompany(group, 'a')).toEqual(refuse('companyAlreadyInGroup'));
  });

  test('a member leaves; nobody else can', () => {
    expect(decideRemoveCompany(group, 'a')).toMatchObject({
      writes: [{ values: { companyIds: ['b'] } }, { event: { type: 'CompanyLeftGroup' } }],
    });
    expect(decideRemoveCompany(group, 'c')).toEqual(refuse('companyNotInGroup'));
  });
});
