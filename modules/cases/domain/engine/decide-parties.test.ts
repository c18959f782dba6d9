import { expect, test } from 'vitest';
import { accept, refuse } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { decideParties } from './decide-parties.ts';

registerCatalogue();
const anActor = (facts: Pick<Actor, 'roles'> & Partial<Actor>): Actor => ({
  userId: 'user',
  tenantId: 'tenant',
  isHost: false,
  edition: 'MLP',
  features: [],
  attributes: {},
  ids: {},
  ...facts,
});
const facts = {
  clientId: 'claimant',
  companyId: 'own',
  bookingCmId: 'manager',
  companyOfClient: 'own',
  cmFits: true,
  cmIsKnown: true,
  strangers: [] as string[],
  unknownCms: [] as string[],
};
const customer = anActor({
  roles: ['CASE_MANAGER'],
  ids: { ownCompanyIds: ['own'], companiesSharingClaimants: ['own', 'shared'] },
});
const agent = anActor({
  roles: ['CASE_MANAGER'],
  ids: { companyId: ['own'], bookableCompanyIds: ['own', 'principal'] },
});
const staff = anActor({ roles: ['STAFF'] });

test.each([
  ['own claimant', customer, facts],
  ['claimant of a company that shares', customer, { ...facts, companyOfClient: 'shared' }],
  ['claimant of a principal', agent, { ...facts, companyOfClient: 'principal' }],
  ['claimant of any company', staff, { ...facts, companyOfClient: 'rival', companyId: 'rival' }],
])('a new case names: %s', (_who, actor, after) => {
  expect(decideParties(actor, null, after)).toEqual(accept());
});

test.each([
  ['clientId', { companyOfClient: 'rival' }],
  ['clientId', { companyOfClient: null }],
  ['companyId', { companyId: 'rival' }],
  // Decision 21: a group opens claimants, not each other's cases.
  ['companyId', { companyId: 'shared' }],
  ['bookingCmId', { cmFits: false }],
  ['otherCmIds', { strangers: ['rival'] }],
  ['otherCmIds', { unknownCms: ['nobody'] }],
] as const)('[D7] for a customer a hidden %s is an unknown one', (field, change) => {
  expect(decideParties(customer, null, { ...facts, ...change })).toEqual(
    refuse('unknownReference', { field }),
  );
});

test('[G-052] the practice is told that one of the other case managers works elsewhere', () => {
  const after = { ...facts, strangers: ['rival'] };

  expect(decideParties(staff, facts, after)).toEqual(
    refuse('caseManagerElsewhere', { field: 'otherCmIds' }),
  );
  expect(decideParties(staff, after, after)).toEqual(accept());
});

test('the practice is told that a case manager works elsewhere', () => {
  expect(decideParties(staff, null, { ...facts, cmFits: false })).toEqual(
    refuse('caseManagerElsewhere', { field: 'bookingCmId' }),
  );
});

test('[G-052] another customer does not leave the case with the case manager of the one before', () => {
  const after = { ...facts, companyId: 'other', cmFits: false };

  expect(decideParties(staff, facts, after)).toEqual(
    refuse('caseManagerElsewhere', { field: 'bookingCmId' }),
  );
  expect(decideParties(staff, facts, { ...after, bookingCmId: null, cmFits: true })).toEqual(
    accept(),
  );
});

test('what stands in the case already stays', () => {
  const odd = { ...facts, companyOfClient: 'rival', cmFits: false };

  expect(decideParties(customer, odd, odd)).toEqual(accept());
  expect(decideParties(customer, { ...odd, clientId: 'other' }, odd)).toMatchObject({
    field: 'clientId',
  });
});
