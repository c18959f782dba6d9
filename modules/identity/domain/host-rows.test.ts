import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { can, findResource, pageAt, pageIsOpen, pages } from '#kernel/domain';
import { hostTenantId, nilId } from '#platform/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { anActor } from '../testing/an-actor.ts';

registerCatalogue();

const [screens = '', records = ''] = readFileSync(
  new URL('../testing/host-rows.txt', import.meta.url),
  'utf8',
).split('[records]');

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^[SD]-\d/.test(line))
    .map((line) => {
      const [id = '', name = '', ...rest] = line.split(/\s+/);
      return { id, name, rest };
    });

const suffixes: Readonly<Record<string, string>> = { add: '/add', detail: '/detail/{id}' };

test.each(rowsOf(screens))('[$id] $name has its pages', ({ name, rest }) => {
  for (const kind of rest) {
    const page = pageAt(`${name}${suffixes[kind] ?? ''}`);
    expect(page, kind).toBeDefined();
  }
});

test.each(rowsOf(records))('[$id] a $name has its fields', ({ name, rest }) => {
  expect(Object.keys(findResource(name)?.fields ?? {})).toEqual(expect.arrayContaining(rest));
});

const caseFeatures =
  'Assessment FileReview MedicalRecord MedNeg NDIS OT MVA TPD COTELE MassTorts TimeTracking ImpairmentChecker EMLIntegration';
const fundingFeatures =
  'Disbursement FundingTransaction DisbursementFunding TransactionInvoice LegalPracticeAPI EMLIntegration';

/** Pages that ask for this feature and for nothing else that could open them. */
const gated = (feature: string) =>
  pages().filter((page) => page.features.length === 1 && page.features[0] === feature);

describe.each([
  ['B-238', caseFeatures],
  ['B-376', fundingFeatures],
])('[%s] an area of features', (_row, features) => {
  test.each(features.split(' '))('without %s its pages are invalid', (feature) => {
    const without = anActor('A', { features: [] });
    const withIt = anActor('A', { features: [feature] });
    const asked = gated(feature).filter(({ roles }) => roles.includes('ADMIN_STAFF'));

    expect(asked.filter((page) => pageIsOpen(withIt, page)).length, 'opened by it').toBeGreaterThan(
      0,
    );
    expect(asked.filter((page) => pageIsOpen(without, page))).toEqual([]);
  });
});

test('[B-332] the outstanding balance report needs the feature and admin staff', () => {
  const page = pageAt('/view/outstanding-balance-report');

  expect(page).toMatchObject({ features: ['Disbursement'], roles: ['ADMIN_STAFF'] });
});

test('[G-071] a tenant admin of a customer has the rights of that role alone', () => {
  expect(can(anActor('T'), 'specialist.list')).toBe(false);
  expect(can(anActor('T'), 'tenant.read')).toBe(true);
});

/** E-116: what is taken out of use instead of being deleted. */
const switchable = `holiday serviceProvider specialist user ndisServiceItem caseManager client
  contractor company centre checkList adHocTemplate`.split(/\s+/);

test.each(switchable)('[E-116] a %s is enabled and disabled', (name) => {
  expect(findResource(name)?.verbs).toMatchObject({
    enable: expect.any(Array),
    disable: expect.any(Array),
  });
});

test('[K-048] [G-099] the host tenant has one fixed id, which is no other', () => {
  expect(hostTenantId).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect(hostTenantId).not.toBe(nilId);
});

test('[D-134] the nil identifier is all zeros', () => {
  expect(nilId.replaceAll('-', '')).toBe('0'.repeat(32));
});
