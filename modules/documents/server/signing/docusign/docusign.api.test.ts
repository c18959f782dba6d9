import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../../catalogue.ts';
import { aDocusign, aPdf, anEnvelope, somebodyToSign } from '../../../testing/index.ts';
import { documentsServer } from '../../index.ts';

registerCatalogue();
const docusign = await aDocusign();
const server = await testServer({
  modules: [platformServer, documentsServer],
  role: 'all',
  env: docusign.env,
});
const { services, anonymous } = server;
const tenantId = await aTenant(services);
const { api } = await somebody(server, { tenantId, roles: ['STAFF'] });
await services.jobs.start(services);

const second = { name: 'Omar Haddad', email: 'omar@menon.example' };
const { email } = somebodyToSign;

async function anEnvelopeThere() {
  const { body } = await anEnvelope(api, {
    provider: 'docusign',
    signers: [somebodyToSign, second],
  });
  const id = String(body.id);
  await api.put(`/app/envelopes/${id}/send`, { answers: { unknownRecipient: 'yes' } });
  const [row] = await eventually(
    () =>
      services.db.transaction(systemContext(tenantId), (tx) =>
        tx.query<{ externalId: string | null }>(
          'select external_id as "externalId" from envelopes where id = $1',
          [id],
        ),
      ),
    ([found]) => Boolean(found?.externalId),
    90,
  );
  return { id, externalId: String(row?.externalId) };
}

const read = async (id: string) => (await api.get(`/app/envelopes/${id}`)).body;
const signersOf = async (id: string) =>
  (await api.get(`/app/envelopes/${id}/signers?fields=name,status`)).body.items;

test('an envelope is signed there: sent with its document, followed, and fetched when signed', async () => {
  const { id, externalId } = await anEnvelopeThere();
  const there = docusign.envelopes.get(externalId)?.body;
  const signed = [
    { email, status: 'completed' },
    { email: second.email, status: 'completed' },
  ];

  expect((await api.get('/app/envelopes/choices')).body).toEqual({ hasDocusign: true });
  expect(Buffer.from(there?.documents[0]?.documentBase64 ?? '', 'base64')).toEqual(aPdf('Consent'));
  expect(there?.recipients.signers).toMatchObject([
    { email, routingOrder: '1' },
    { email: second.email, routingOrder: '2' },
  ]);
  const opened = { status: 'delivered', signers: [{ email, status: 'delivered' }] };
  expect((await docusign.tell(anonymous, externalId, opened)).status).toBe(200);
  expect((await read(id)).status).toBe('delivered');
  expect(await signersOf(id)).toMatchObject([{ status: 'opened' }, { status: 'waiting' }]);

  await docusign.tell(anonymous, externalId, { status: 'completed', signers: signed });
  await docusign.tell(anonymous, externalId, { status: 'completed', signers: signed });

  const done = await eventually(
    () => read(id),
    ({ status }) => String(status) === 'completed',
    90,
  );
  expect((await api.get(`/app/files/${done.signedFileId}`)).raw).toEqual(docusign.signedPdf);
  expect(await signersOf(id)).toMatchObject([{ status: 'signed' }, { status: 'signed' }]);
});

test('what is not signed with our secret is not heard', async () => {
  const { id, externalId } = await anEnvelopeThere();
  const news = { status: 'voided', voidedReason: 'Not ours' };

  expect((await docusign.tell(anonymous, externalId, news, 'another secret')).status).toBe(404);
  expect((await anonymous.post('/app/signing/docusign', {})).status).toBe(404);
  expect((await read(id)).status).toBe('sent');
  expect((await docusign.tell(anonymous, 'unknown', news)).status).toBe(200);
});

test.each([
  ['nothing at all', undefined, 404],
  ['a broken body', '{', 404],
  ['nothing as JSON', 'null', 404],
])('[30-10] an unsigned call with %s is not found', async (_what, body, status) => {
  const headers = { 'content-type': 'application/json' };
  expect((await anonymous.post('/app/signing/docusign', body, { headers })).status).toBe(status);
});

test.each(['', '{', 'null', '[]', '7', '"text"'])(
  '[30-10] a signed call with the body %j is refused as malformed',
  async (body) => {
    expect((await docusign.say(anonymous, body)).status).toBe(400);
  },
);

test('a signed call that names no envelope of ours is heard and has no effect', async () => {
  for (const body of ['{}', '{"data":null}', '{"data":{"envelopeId":7}}', '{"data":[]}'])
    expect((await docusign.say(anonymous, body)).status, body).toBe(200);
});

test('what is told is a hint: the envelope is read again there, and the same twice has one effect', async () => {
  const { id, externalId } = await anEnvelopeThere();
  const lie = {
    event: 'envelope-voided',
    data: { envelopeId: externalId, envelopeSummary: { status: 'voided' } },
  };

  expect((await docusign.say(anonymous, JSON.stringify(lie))).status).toBe(200);
  expect((await docusign.say(anonymous, JSON.stringify(lie))).status).toBe(200);

  expect((await read(id)).status).toBe('sent');
  const kept = await services.db.transaction(systemContext(tenantId), (tx) =>
    tx.query<{ calls: number; deliveries: number; bodies: number }>(
      `select (select count(*)::int from webhook_deliveries where kind = 'docusign') as deliveries,
        (select count(*)::int from audit_log a join connections c on c.id = a.record_id
          where a.operation = 'outsideCall' and c.kind = 'docusign' and a.detail ->> 'method' = 'POST'
            and a.detail ->> 'path' like '%/envelopes') as calls,
        (select count(*)::int from audit_log where detail::text like '%documentBase64%') as bodies`,
    ),
  );
  expect(kept[0]?.deliveries).toBeGreaterThan(0);
  expect(kept[0]?.calls).toBeGreaterThan(0);
  expect(kept[0]?.bodies).toBe(0);
});

test('declined there is declined here, voided here is voided there', async () => {
  const [declined, voided] = [await anEnvelopeThere(), await anEnvelopeThere()];
  const signers = [{ email, status: 'declined', declinedReason: 'Wrong name' }];

  await docusign.tell(anonymous, declined.externalId, { status: 'declined', signers });
  await api.put(`/app/envelopes/${voided.id}/void`, { reason: 'Wrong file' });

  expect(await read(declined.id)).toMatchObject({ status: 'declined', endReason: 'Wrong name' });
  await eventually(
    () => docusign.envelopes.get(voided.externalId),
    (there) => there?.status === 'voided' && there.voidedReason === 'Wrong file',
    90,
  );
});
