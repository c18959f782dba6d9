import { expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const { signedIn } = await testServer({ modules: [partiesServer] });

async function aRequest(kind = 'correction') {
  const tenantId = newId();
  const as = (roles: string[]) => signedIn({ tenantId, roles }).api;
  const boss = as(['ADMIN_STAFF']);
  const { body: person } = await boss.post('/app/clients', { firstName: 'Ruth', lastName: 'Moss' });
  const asked = 'My date of birth is wrong.';
  const { body: request } = await boss.post('/app/privacy-requests', {
    ...{ clientId: person.id, kind, receivedOn: '2026-01-15', asked },
  });
  const url = `/app/privacy-requests/${String(request.id)}`;
  return { as, boss, request, url, clientId: String(person.id) };
}

test('a request has a number and is answered within thirty days', async () => {
  const { request } = await aRequest();

  expect(request).toMatchObject({ status: 'open', dueOn: '2026-02-14' });
  expect(request['number']).toMatch(/^PRV-/);
});

test('a decision says its reason and its day, and is made once', async () => {
  const { boss, url } = await aRequest();
  expect((await boss.put(`${url}/grant`, {})).status).toBe(400);

  const decision = 'Corrected by the birth certificate.';
  const granted = await boss.put(`${url}/grant`, { decision });

  expect(granted.body).toMatchObject({ status: 'granted', decision });
  expect(granted.body['decidedOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await boss.put(`${url}/refuse`, { decision })).status).toBe(409);
});

test('what the person says to a refusal stays with their record; without a refusal there is none', async () => {
  const { boss, url, clientId } = await aRequest();
  const statement = 'I still say that it was the left hand.';
  expect((await boss.put(`${url}/addStatement`, { statement })).status).toBe(409);
  await boss.put(`${url}/refuse`, { decision: 'The report says the right hand.' });

  await boss.put(`${url}/addStatement`, { statement });

  const { body } = await boss.get(`/app/privacy-requests?clientId=${clientId}&fields=statement`);
  expect(body.items).toMatchObject([{ statement }]);
});

test('requests are for admin staff alone', async () => {
  const { as, url } = await aRequest();

  expect((await as(['STAFF']).get(url)).status).toBe(403);
  expect((await as(['CASE_MANAGER']).get(url)).status).toBe(403);
});
