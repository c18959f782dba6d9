import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { can, pageAt, pageIsOpen, pages } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { pagesBehindList } from './pages-behind-list.ts';

registerCatalogue();

type Row = {
  id: string;
  path: string;
  kind: string;
  roles: string;
  features: string;
  title: string;
};

const rows: Row[] = readFileSync(new URL('../testing/route-rows.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('R-'))
  .map((line) => {
    const [id = '', path = '', kind = '', roles = '', features = '', ...title] = line.split(/\s+/);
    return { id, path, kind, roles, features, title: title.join(' ') };
  });

/** Rows that are no page, and why. */
const notPages: Readonly<Record<string, string>> = {
  'R-061': 'the router sends an unknown path to /not-found',
  'R-133': 'G-055: user group has a list only',
  'R-134': 'G-055: user group has a list only',
  'R-136': 'G-055: staff has list and detail',
  'R-178': 'G-055: sale target has a list only',
  'R-179': 'G-055: sale target has a list only',
  'R-187': 'G-055: mail template has list and detail',
  'R-264': 'G-106: shares the page of R-216, told apart by a query',
};

/** G-070 opens the funding documents to contractors of insurers; access rules stop the others. */
const opensToInsurers = ['R-271', 'R-272', 'R-273', 'R-274', 'R-275', 'R-276'];

/** Whoever sends an invoice, a statement or a remittance prints it: accounting besides those of the rows. */
const opensToAccounting = ['R-268', 'R-269', 'R-281'];

const isPage = (row: Row) => row.kind !== 'external' && !(row.id in notPages);
const names = (cell: string) => cell.replace(/^[=>~]/, '').split(',');
const list = (cell: string) => (cell === '=everyone' || /^[-?]$/.test(cell) ? [] : names(cell));

describe('the page rows of the spec', () => {
  test('all 284 rows are here', () => {
    expect(rows.map((row) => row.id)).toEqual(
      Array.from({ length: 284 }, (_, i) => `R-${String(i + 1).padStart(3, '0')}`),
    );
  });

  test('every page of a row exists', () => {
    expect(rows.filter((row) => isPage(row) && !pageAt(row.path))).toEqual([]);
  });

  test('a page that names a row has the path of that row', () => {
    const paths = new Map(rows.map((row) => [row.id, row.path]));
    const named = pages().flatMap(({ row, path }) => (row?.startsWith('R-') ? [[row, path]] : []));

    expect(named).toEqual(named.map(([row = '']) => [row, paths.get(row)]));
  });

  test('[G-055] the unused paths are invalid', () => {
    const unused = rows.filter((row) => notPages[row.id]?.startsWith('G-055'));

    expect(unused.map((row) => pageAt(row.path))).toEqual(unused.map(() => undefined));
  });

  test('[G-074] LMQ has a page behind its feature', () => {
    expect(pageAt('/view/lmq')).toMatchObject({ features: ['LMQ'], row: 'G-074' });
  });

  test.each(rows.filter(isPage))('[$id] $path', (row) => {
    const page = pageAt(row.path);
    const extra = [
      ...(opensToInsurers.includes(row.id) ? ['CONTRACTOR'] : []),
      ...(opensToAccounting.includes(row.id) ? ['ACCOUNTING'] : []),
    ];
    const wanted = [...list(row.roles), ...extra];

    if (page?.row) expect(page.row).toBe(row.id);
    expect(page?.kind === 'anonymous').toBe(row.kind === 'anonymous' || row.id === 'R-280');
    if (/^[=~]/.test(row.roles)) expect(page?.roles.toSorted()).toEqual(wanted.toSorted());
    if (row.roles.startsWith('>')) expect(page?.roles).toEqual(expect.arrayContaining(wanted));
    if (/^[=~]/.test(row.features)) expect(page?.features).toEqual(list(row.features));
    if (row.title !== '-') expect(page?.title).toBe(row.title);
  });

  test('deny by default: a page without roles is anonymous, stated as open, or meant for everyone', () => {
    const forEveryone = ['R-001', 'R-002', 'R-007', 'R-011', 'R-012', 'R-048', 'R-049', 'R-050'];
    const open = pages().filter((page) => !page.roles.length && page.kind !== 'anonymous');
    const stated = rows.filter((row) => row.roles === '=everyone').map((row) => row.id);

    expect(open.flatMap((page) => page.row ?? []).toSorted()).toEqual(
      [...forEveryone, ...stated].toSorted(),
    );
  });

  describe('[B-105] [G-059] subscription is for tenant admin or admin staff with its permission', () => {
    const withPermission = (role: string, revoked: readonly string[] = []): Actor => ({
      tenantId: 't',
      userId: 'u',
      roles: [role],
      edition: 'MLP',
      features: ['Subscription'],
      attributes: {},
      ids: {},
      isHost: false,
      overrides: { [role]: { granted: [], revoked } },
    });
    const page = pageAt('/subscription');
    const isOpen = (actor: Actor) => page !== undefined && pageIsOpen(actor, page);

    test.each([
      ['TENANT_ADMIN', [], true],
      ['ADMIN_STAFF', [], true],
      ['ADMIN_STAFF', ['subscription.read'], false],
      ['STAFF', [], false],
    ])('%s without %j: %s', (role, revoked, expected) => {
      expect(isOpen(withPermission(role, revoked))).toBe(expected);
      expect(can(withPermission(role, revoked), 'subscription.read')).toBe(expected);
    });

    test('a tenant without the feature has no such page', () => {
      expect(isOpen({ ...withPermission('ADMIN_STAFF'), features: [] })).toBe(false);
    });
  });

  test('[B-114] [B-122] [B-123] pages of few tenants carry a setting', () => {
    const settings = pages()
      .filter((page) => !(page.path in pagesBehindList))
      .flatMap((page) => (page.setting ? [[page.row, page.setting]] : []));

    expect(Object.fromEntries(settings)).toEqual({
      'R-023': 'ICS.Feature.AccountCode',
      'R-051': 'ICS.Feature.ReportCorrection',
      'R-068': 'ICS.Reports.Limited:service-revenue-master',
      'R-073': 'ICS.Reports.Limited:iro-kpi',
      'R-080': 'ICS.Reports.Limited:staff-kpi',
    });
  });
});
