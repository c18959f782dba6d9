import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { namesOfTheWorld, pdfTexts, pdfTitle } from '#documents/testing';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const now = new Date('2026-03-05T01:00:00Z');
const server = await testServer({ modules: [documentsServer, partiesServer], now: () => now });
const { api, actor } = server.signedIn({ roles: ['STAFF'], name: 'Sam Staff' });
const { tenantId } = actor;

const address = { line1: '12 Bent Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' };

async function aRecord(path: string, values: object): Promise<string> {
  const { status, body } = await api.post(`/app/${path}`, values);
  expect(status).toBe(201);
  return String(body.id);
}

const aClaimant = () =>
  aRecord('clients', { firstName: 'Lan', lastName: 'Nguyễn', address, isActive: true });
const linkTo = (objectId: string, fromModule = 'client') => ({ fromModule, objectId });

const letter = {
  date: '2026-03-05',
  address: 'Lan Nguyễn\n12 Bent Street\nSydney NSW 2000',
  salutation: 'Dear Lan Nguyễn',
  subject: 'Your appointment',
  body: '<p>Please <strong>bring</strong> your scans.</p>',
  signOff: 'Yours sincerely',
  signatory: 'Sam Staff\nCoordinator',
};

const draftOf = (link: object) =>
  api.get(`/app/letters/draft?${new URLSearchParams(link as Record<string, string>).toString()}`);

test('a new letter knows the address, the salutation, the day and who writes it', async () => {
  const { body } = await draftOf(linkTo(await aClaimant()));

  expect(body).toMatchObject({
    date: '2026-03-05',
    address: 'Lan Nguyễn\n12 Bent Street\nSydney NSW 2000',
    salutation: 'Dear Lan Nguyễn',
    signatory: 'Sam Staff',
  });
});

test('a case manager is written to at the company, a specialist with the title', async () => {
  const companyId = await aRecord('companies', {
    name: `Insurer ${randomUUID()}`,
    businessType: 'insurer',
    postalAddress: { line1: 'GPO Box 7' },
  });
  const manager = await aRecord('case-managers', {
    firstName: 'Lech',
    lastName: 'Wałęsa',
    email: `${randomUUID()}@mail.example`,
    companyId,
  });
  const specialist = await aRecord('specialists', {
    title: 'Dr',
    firstName: 'Priya',
    lastName: 'Menon',
  });

  expect((await draftOf(linkTo(manager, 'caseManager'))).body.address).toMatch(
    /^Lech Wałęsa\nInsurer .*\nGPO Box 7$/,
  );
  expect((await draftOf(linkTo(specialist, 'specialist'))).body.salutation).toBe('Dear Dr Menon');
  expect((await draftOf(linkTo(companyId, 'company'))).body.salutation).toBe('Dear Sir or Madam');
});

const wordsOf = (page: string) =>
  page
    .slice(page.indexOf('<article'), page.indexOf('</article>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('page, PDF and attachment say the same words, with every letter of every name', async () => {
  const id = await aClaimant();
  const names = namesOfTheWorld.map(([first, last]) => `${first} ${last}`);
  const body = names.map((name) => `<p>${name.replace("'", '&#39;')}</p>`).join('');

  const kept = await api.post('/app/letters', { ...linkTo(id), ...letter, body });
  expect(kept.status).toBe(200);
  const page = await api.get(`/app/letters/${String(kept.body.id)}/PrintLetter`);
  const pdf = await api.get(`/app/letters/${String(kept.body.id)}/PrintLetter?format=pdf`);
  const { body: files } = await api.get(`/app/files?fromModule=client&objectId=${id}`);
  const attachment = await api.get(`/app/files/${String(kept.body.fileId)}`);

  expect(files.items).toMatchObject([{ id: kept.body.fileId, name: kept.body.name }]);
  const texts = (await pdfTexts(pdf.raw)).flat();
  expect(await pdfTexts(attachment.raw)).toEqual(await pdfTexts(pdf.raw));
  expect(texts.filter((text) => names.includes(text))).toEqual(names);
  const words = wordsOf(page.raw.toString()).replaceAll('&#39;', "'");
  const article = texts.slice(texts.indexOf('05 March 2026'), texts.indexOf('Coordinator') + 1);
  expect(article.join(' ').replace(/\s+/g, ' ')).toBe(words);
  expect(await pdfTitle(attachment.raw)).toBe('Letter to Lan Nguyễn');
});

test('what is typed is cleaned: no script, no style, no picture, no link reaches the letter', async () => {
  const hostile = `<p onclick="x()" style="position:fixed">Kept <a href="https://x.example">words</a>
    <img src=x onerror=alert(1)><script>alert(1)</script><iframe src="/"></iframe></p><style>*{display:none}</style>`;

  const { status, raw } = await api.post('/app/letters/preview', {
    ...linkTo(await aClaimant()),
    ...letter,
    body: hostile,
    subject: '<img src=x>',
  });

  const page = raw.toString();
  const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
  expect(status).toBe(200);
  expect(article).toContain('Kept words');
  expect(article).not.toMatch(/<(script|iframe|img|a|style)\b|onclick|onerror=alert|style=/);
  expect(article).toContain('&lt;img src=x&gt;');
});

test('the preview follows the typing, as a page or as a file, and keeps nothing', async () => {
  const id = await aClaimant();
  const half = { ...linkTo(id), date: '2026-03-05', address: 'Lan Nguyễn' };

  const page = await api.post('/app/letters/preview', half);
  const pdf = await api.post('/app/letters/preview?format=pdf', { ...half, ...letter });

  expect(page.status).toBe(200);
  expect((await pdfTexts(pdf.raw)).flat()).toContain('Dear Lan Nguyễn');
  expect(pdf.headers['content-disposition']).toContain('Letter');
  expect((await api.get(`/app/files?fromModule=client&objectId=${id}`)).body.totalCount).toBe(0);
});

test('a letter is as visible as its record; whom nobody writes to is not found', async () => {
  const id = await aClaimant();
  const { body } = await api.post('/app/letters', { ...linkTo(id), ...letter });
  const path = `/app/letters/${String(body.id)}/PrintLetter`;
  const as = (roles: string[], ids: Record<string, string[]> = {}, tenant = tenantId) =>
    server.signedIn({ tenantId: tenant, roles, ids }).api;
  const company = [randomUUID()];
  const stranger = as(['CASE_MANAGER'], { companyId: company, ownCompanyIds: company });
  const elsewhere = as(['STAFF'], {}, randomUUID());

  expect((await api.get(path)).status).toBe(200);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await elsewhere.get(path)).status).toBe(404);
  expect((await api.get(`/app/letters/${randomUUID()}/PrintLetter`)).status).toBe(404);
  expect((await elsewhere.post('/app/letters', { ...linkTo(id), ...letter })).status).toBe(404);
  expect((await stranger.post('/app/letters', { ...linkTo(id), ...letter })).status).toBe(403);
  expect((await api.post('/app/letters', { ...linkTo(id, 'centre'), ...letter })).status).toBe(404);
});

test('a letter without words, and one without an address, are refused', async () => {
  const link = linkTo(await aClaimant());

  const empty = await api.post('/app/letters', { ...link, ...letter, body: '<p> </p>' });
  const nobody = await api.post('/app/letters', { ...link, ...letter, address: '' });

  expect(empty).toMatchObject({ status: 422, body: { error: { code: 'letterIsEmpty' } } });
  expect(nobody.status).toBe(400);
});

test('[B-329] a demo account looks at letters and attaches none', async () => {
  const link = linkTo(await aClaimant());
  const attributes = { tenantName: 'demo' };
  const demo = server.signedIn({ tenantId, roles: ['STAFF'], attributes }).api;

  expect((await demo.post('/app/letters/preview', { ...link, ...letter })).status).toBe(200);
  expect((await demo.post('/app/letters', { ...link, ...letter })).status).toBe(403);
});
