import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { documentsServer, readLetterhead } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [documentsServer] });
const url = '/app/letterhead';

const look = { layout: 'band', accentColour: '#0C6070', fontSize: 'large' };
const practice = {
  practiceName: 'Harbour Medico-Legal',
  abn: '51 824 753 556',
  address: { line1: '1 Bent Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' },
  phone: '0255501237',
  footerText: 'Private and confidential',
  hasPageNumbers: false,
  ...look,
};

async function aPractice() {
  const tenantId = await aTenant(server.services);
  const admin = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] });
  return { tenantId, api: admin.api };
}

test('a practice that has set nothing has the usual letterhead', async () => {
  const { api } = await aPractice();

  const { status, body } = await api.get(url);

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: null, layout: 'classic', hasPageNumbers: true });
});

test('what is set stands on every document from then on, and its history says who set it', async () => {
  const { api, tenantId } = await aPractice();

  const first = await api.put(url, practice);
  const second = await api.put(url, {
    ...practice,
    practiceName: 'Harbour',
    concurrencyStamp: first.body.concurrencyStamp,
  });

  expect(first).toMatchObject({
    status: 200,
    body: { abn: '51824753556', accentColour: '#0c6070', layout: 'band' },
  });
  expect(second.body.id).toBe(first.body.id);
  const kept = await server.services.db.snapshot(systemContext(tenantId), (tx) =>
    readLetterhead(tx, server.services),
  );
  expect(kept).toMatchObject({
    practiceName: 'Harbour',
    addresses: ['1 Bent Street, Sydney NSW 2000'],
    abn: '51824753556',
    footerText: 'Private and confidential',
    hasPageNumbers: false,
    fontSize: 'large',
  });
  const { body } = await api.get(`/app/entity-changes/${String(first.body.id)}/property-changes`);
  expect(body.items).toMatchObject([
    { propertyName: 'practiceName', originalValue: practice.practiceName, newValue: 'Harbour' },
  ]);
});

test('who saves over the change of another is told, and the change stays', async () => {
  const { api } = await aPractice();
  const { body } = await api.put(url, practice);
  const stamp = { concurrencyStamp: body.concurrencyStamp };
  await api.put(url, { ...practice, footerText: 'First', ...stamp });

  const late = await api.put(url, { ...practice, footerText: 'Late', ...stamp });

  expect(late.status).toBe(409);
  expect((await api.get(url)).body.footerText).toBe('First');
});

test.each([
  [{ abn: '51824753557' }, 'This is no ABN. Please check its 11 digits.'],
  [{ accentColour: 'red; } body { display: none' }, 'A colour is written like #0c6070.'],
  [{ layout: 'sidebar' }, ''],
  [{ nonsense: 1 }, ''],
])('%j is refused', async (wrong, message) => {
  const { api } = await aPractice();

  for (const send of [() => api.put(url, wrong), () => api.post(`${url}/preview`, wrong)]) {
    const { status, body } = await send();
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  }
});

test('the preview is the sample letter under what is being typed, and nothing is kept', async () => {
  const { api } = await aPractice();

  const { status, raw, headers } = await api.post(`${url}/preview`, {
    ...practice,
    practiceName: 'Nguyễn & Wałęsa <b>',
  });

  const page = raw.toString();
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(page).toContain('Nguyễn &amp; Wałęsa &lt;b&gt;');
  expect(page).toContain('<header class="letterhead band">');
  expect(page).toContain('--accent: #0c6070;');
  expect(page).toContain('Private and confidential · Sample letter');
  expect(page).not.toContain('counter(pages)');
  expect((await api.get(url)).body.id).toBeNull();
});

test('it is for the administrators of the practice, and each practice has its own', async () => {
  const { tenantId, api } = await aPractice();
  const { api: stranger } = await aPractice();
  const staff = await somebody(server, { tenantId, roles: ['STAFF'] });
  await api.put(url, practice);

  expect((await staff.api.get(url)).status).toBe(403);
  expect((await staff.api.put(url, practice)).status).toBe(403);
  expect((await staff.api.post(`${url}/preview`, practice)).status).toBe(403);
  expect((await stranger.get(url)).body.practiceName).toBeNull();
});
