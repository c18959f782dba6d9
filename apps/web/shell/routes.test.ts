import { matchesPath, pageAt, pageIsOpen, pages } from '#kernel/domain';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { help } from '../menus/office-items.ts';
import { aUser } from '../menus/testing/menu-people.ts';
import { permittedMenu } from '../menus/visible-menu.ts';
import { isGroup } from '../menus/menu.ts';
import { resourceSegments, withoutAdd, withoutDetail } from './testing/resource-segments.ts';

registerCatalogue();

const everything = { office: aUser({ roles: ['TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF'] }) };
const linksOf = (roles: string[]) =>
  permittedMenu(aUser({ roles })).flatMap((entry) =>
    (isGroup(entry) ? entry.items : [entry]).flatMap((item) => item.link ?? []),
  );

test('[K-010] [E-012] there are 59 segments', () => {
  expect(new Set(resourceSegments).size).toBe(59);
});

test.each(resourceSegments)(
  '[B-021] [B-026] [K-011] %s has its list, add and detail page',
  (segment) => {
    expect(pageAt(`/view/${segment}`)?.kind, 'list').toBeDefined();
    expect(!!pageAt(`/view/${segment}/add`), 'add').toBe(!withoutAdd.has(segment));
    expect(!!pageAt(`/view/${segment}/detail/{id}`), 'detail').toBe(!withoutDetail.has(segment));
  },
);

test.each([
  ['/view/companies/detail/abc-1', true],
  ['/view/companies/detail/a/b', false],
  ['/view/companies/detail/', false],
])('[B-024] %s is a record: %s', (path, isRecord) => {
  expect(matchesPath('/view/companies/detail/{id}', path)).toBe(isRecord);
});

test('[B-016] both addresses of the document search are the same screen', () => {
  const [one, other] = ['/view/docs-search', '/view/documents-search'].map((path) => pageAt(path));

  expect([one?.title, other?.title]).toEqual(['Document Search', 'Document Search']);
  expect([one?.roles, one?.features]).toEqual([other?.roles, other?.features]);
});

describe('features', () => {
  const typing = ['/view/case-typist-incomplete-jobs', '/view/case-typist-completed-jobs'];
  const systems = ['leap', 'practice-evolve', 'actionstep', 'smokeball', 'clio'];

  test.each([
    ...typing.map((path) => [path, 'Assessment', aUser({ roles: ['CONTRACTOR'] })] as const),
    ...systems.map((name) => [`/view/${name}-app`, 'LegalPracticeAPI', everything.office] as const),
  ])('[B-017] [B-018] [G-104] %s needs %s', (path, feature, actor) => {
    const page = pageAt(path);
    const without = { ...actor, features: actor.features.filter((one) => one !== feature) };

    expect(page).toBeDefined();
    expect(page && pageIsOpen(actor, page)).toBe(true);
    expect(page && pageIsOpen(without, page)).toBe(false);
  });
});

describe('[B-020] [E-011] [K-008] links to other sites', () => {
  test('directory, seminars, education and three help centres have an address of the tenant', () => {
    expect(Object.values(help).flatMap((item) => ('link' in item ? item.link : []))).toEqual([
      'ICS.Link.SpecialistDirectory',
      'ICS.Link.Seminars',
      'ICS.Link.Education',
      'ICS.Link.HelpCaseManager',
      'ICS.Link.HelpAdminStaff',
      'ICS.Link.HelpSpecialist',
    ]);
  });

  test.each([
    ['STAFF', 'ICS.Link.HelpAdminStaff'],
    ['CASE_MANAGER', 'ICS.Link.HelpCaseManager'],
    ['SPECIALIST', 'ICS.Link.HelpSpecialist'],
  ])('%s sees the own help centre only', (role, link) => {
    expect(linksOf([role]).filter((one) => one.startsWith('ICS.Link.Help'))).toEqual([link]);
  });
});

test('no page is registered twice under another spelling', () => {
  const paths = pages().map((page) => page.path.toLowerCase());

  expect(new Set(paths).size).toBe(paths.length);
});
