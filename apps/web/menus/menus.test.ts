import { settingAttribute } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { chooseMenu } from './choose-menu.ts';
import { isGroup } from './menu.ts';
import type { Menu, MenuItem } from './menu.ts';
import { menuExpectations } from './testing/menu-expectations.ts';
import { menuLabels } from './testing/parse-menu-expectations.ts';
import { aUser, menuPeople } from './testing/menu-people.ts';
import { permittedMenu, visibleMenu } from './visible-menu.ts';

registerCatalogue();

const expected = menuExpectations();
/** Lines that the specification does not speak of are reviewed in docs/access/menus.txt. */
const inSpec = menuLabels(expected);

const lines = (menu: Menu): string[] =>
  menu.flatMap((entry) => {
    if (!isGroup(entry)) return inSpec.has(entry.label) ? [entry.label] : [];
    const labels = entry.items.map((item) => item.label).filter((label) => inSpec.has(label));
    return labels.length ? [`${entry.title}: ${labels.join(', ')}`] : [];
  });
const items = (actor: Actor): MenuItem[] =>
  permittedMenu(actor).flatMap((entry): MenuItem[] =>
    isGroup(entry) ? [...entry.items] : [entry],
  );
const labels = (actor: Actor) => items(actor).map((item) => item.label);

describe('[B-006] [B-046] [B-115] [B-116] [B-117] [B-118] [B-119] [E-034] [G-107] the menu', () => {
  test('every kind of user is in the list', () => {
    expect(Object.keys(menuPeople)).toEqual([...expected.keys()]);
  });

  test.each(Object.entries(menuPeople))('of a %s', (name, actor) => {
    expect(lines(permittedMenu(actor))).toEqual(expected.get(name));
  });
});

describe('[B-115] [E-033] the first case that fits decides', () => {
  test.each([
    [{ edition: 'MARKETING', roles: ['SPECIALIST', 'STAFF'] }, 'marketing'],
    [{ isHost: true, roles: ['TENANT_ADMIN', 'SPECIALIST'] }, 'hostAdmin'],
    [{ isHost: true, roles: ['ADMIN_STAFF', 'STAFF'] }, 'hostAdminStaff'],
    [{ isHost: true, roles: ['STAFF', 'SPECIALIST'] }, 'hostStaff'],
    [{ isHost: true, roles: ['ACCOUNTING'] }, 'adminOrStaff'],
    [{ roles: ['SPECIALIST', 'ADMIN_STAFF'] }, 'specialist'],
    [{ roles: ['ACCOUNTING', 'CASE_MANAGER'] }, 'adminOrStaff'],
    [{ roles: ['CONTRACTOR'], attributes: { contractorType: 'broker' } }, 'broker'],
    [
      { roles: ['CONTRACTOR'], attributes: { contractorCompanyType: 'insurer' } },
      'insurerContractor',
    ],
    [{ roles: ['CONTRACTOR', 'CASE_MANAGER'] }, 'typist'],
    [{ roles: ['CASE_MANAGER'] }, 'caseManager'],
    [{ roles: [] }, 'default'],
    [{ edition: 'FUNDING PROVIDER', roles: ['ACCOUNTING'] }, 'fundingProvider'],
    [{ edition: 'FUNDING PROVIDER', roles: ['CASE_MANAGER'] }, 'fundingProviderCaseManager'],
    [{ edition: 'LMQ PROVIDER', roles: ['CASE_MANAGER'] }, 'lmqProvider'],
  ])('%j has the menu %s', (who, menu) => {
    expect(chooseMenu(aUser(who))).toBe(menu);
  });
});

describe('what depends on the tenant', () => {
  const without = (key: string, roles = ['STAFF']) =>
    aUser({ roles, attributes: { [settingAttribute(key)]: '' } });

  test('[B-046] a feature that is off takes its line away', () => {
    expect(labels(aUser({ features: ['Assessment'] }))).toContain('Assessments');
    expect(labels(aUser({ features: [] }))).not.toContain('Assessments');
  });

  test('[B-121] the booking assistant needs its setting and the right role', () => {
    expect(labels(aUser())).toContain('Booking Assistant');
    expect(labels(aUser({ roles: ['CASE_MANAGER'] }))).toContain('Booking Assistant');
    expect(labels(aUser({ roles: ['SPECIALIST'] }))).not.toContain('Booking Assistant');
    expect(labels(without('ICS.Feature.BookingAssistant'))).not.toContain('Booking Assistant');
  });

  test('[B-122] the limited reports need their names in the setting', () => {
    expect(labels(aUser())).toContain('Staff KPI');
    expect(labels(without('ICS.Reports.Limited'))).not.toContain('Staff KPI');
    expect(labels(without('ICS.Reports.Limited'))).toContain('Billing KPI');
  });

  test('[B-123] the QA sheet needs its setting', () => {
    expect(labels(aUser())).toContain('Reports QA Sheet');
    expect(labels(without('ICS.Feature.ReportCorrection'))).not.toContain('Reports QA Sheet');
  });

  test('[B-124] one setting hides accounting from staff, and from nobody else', () => {
    const attributes = { [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'true' };

    expect(labels(aUser({ attributes }))).not.toContain('Invoicing & Provider Payment');
    expect(labels(aUser({ attributes, roles: ['ADMIN_STAFF'] }))).toContain(
      'Invoicing & Provider Payment',
    );
  });

  test('[B-120] an insurer case manager loses three lines', () => {
    const lost = ['Facility Agreements', 'Funding Invoices', 'Practice Matter'];
    const insurer = menuPeople['insurer case manager'] ?? aUser();

    expect(labels(aUser({ roles: ['CASE_MANAGER'] }))).toEqual(expect.arrayContaining(lost));
    expect(labels(insurer).filter((label) => lost.includes(label))).toEqual([]);
  });
});

test('[B-125] functional capacity assessments are shown, and open nothing', () => {
  const item = items(aUser()).find(({ label }) => label === 'Functional Capacity Assessments');

  expect(item).toEqual({
    label: 'Functional Capacity Assessments',
    unavailable: 'Contact us for more information regarding this service.',
  });
});

test('[B-023] two lines lead to billing settings, and are told apart', () => {
  const paths = items(aUser())
    .map((item) => item.path ?? '')
    .filter((path) => path.startsWith('/view/billing-setting'));

  expect(paths).toEqual([
    '/view/billing-setting?scope=tenant',
    '/view/billing-setting?scope=company',
  ]);
});

test('a page without a screen is not shown, and neither is a group without lines', () => {
  const menu = visibleMenu(aUser(), (page) => page.path === '/view/companies');

  expect(lines(menu)).toEqual(['Bookings: Functional Capacity Assessments', 'Parties: Companies']);
});
