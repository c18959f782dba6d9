import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import DocumentSearchPage from './document-search-page.tsx';

registerCatalogue();

const found = (changes: object = {}) => ({
  fileId: 'f-1',
  fileName: 'report.pdf',
  contentType: 'application/pdf',
  page: 3,
  pageLabel: 'Page 3',
  source: 'ocr',
  excerpt: [
    { text: 'A ', isHit: false },
    { text: 'fracture', isHit: true },
    { text: ' was <b>seen</b>.', isHit: false },
  ],
  fromModule: 'COMPANY',
  objectId: 'c-1',
  recordName: 'Harbour Legal',
  attachmentType: 'Report',
  creationTime: '2026-03-05T01:00:00.000Z',
  creator: { id: 'u-1', displayName: 'Clara Clerk' },
  ...changes,
});

const path = 'GET /app/attachments/documentSearch';
const types = { 'GET /app/attachments/attachmentTypes': { body: { items: [] } } };
const session = aSession();
const staff = { ...session, actor: { ...session.actor, roles: ['STAFF'], edition: 'MLP' } };
const show = (address = '/view/docs-search') =>
  render(<DocumentSearchPage />, { session: staff, path: address });

describe('the document search', () => {
  beforeEach(() => document.body.replaceChildren());

  test('[S-018] asks nothing before there are words', async () => {
    const calls = serve(types);

    const place = await show();

    await eventually(() => expect(place.textContent).toContain('Look for words in every file'));
    expect(calls.some((call) => call.path.includes('documentSearch'))).toBe(false);
  });

  test('[C-318] shows page, marked words and record of what was found', async () => {
    const calls = serve({
      ...types,
      [path]: { body: { items: [found()], totalCount: 1, isCut: false } },
    });
    const place = await show();

    await type(place.querySelector('input[type=search], input'), ' fracture ');
    await press('Search', place);

    await eventually(() => expect(place.querySelector('mark')?.textContent).toBe('fracture'));
    expect(place.textContent).toContain('A fracture was <b>seen</b>.');
    expect(place.textContent).toContain('Page 3');
    expect(place.textContent).toContain('Scanned');
    expect(place.textContent).toContain('1 page found');
    expect(place.querySelector('a[href="/view/companies/detail/c-1"]')?.textContent).toBe(
      'Harbour Legal',
    );
    const asked = calls.find((call) => call.path.includes('documentSearch'))?.query;
    expect(asked?.get('keyword')).toBe('fracture');
  });

  test('what the address asks for is looked for at once, filters included', async () => {
    const calls = serve({
      ...types,
      [path]: { body: { items: [], totalCount: 0, isCut: false } },
    });

    const place = await show('/view/docs-search?keyword=knee&extension=pdf&at=2');

    await eventually(() => expect(place.textContent).toContain('Nothing was found for “knee”'));
    const asked = calls.find((call) => call.path.includes('documentSearch'))?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ extension: 'pdf', skipCount: '20' });
    await press('Clear filters', place);
    await eventually(() =>
      expect(calls.at(-1)?.query.has('extension') || calls.at(-1)?.query.has('at')).toBe(false),
    );
  });

  test('says when there is more than it shows', async () => {
    serve({
      ...types,
      [path]: { body: { items: [found()], totalCount: 200, isCut: true } },
    });

    const place = await show('/view/docs-search?keyword=claimant');

    await eventually(() =>
      expect(place.textContent).toContain('The newest 200 pages; there are more'),
    );
  });
});
