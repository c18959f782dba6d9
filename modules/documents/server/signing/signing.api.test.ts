import { linkKeyOf } from '#identity/server';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { ApiAnswer, Loose } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPdf,
  aSigner,
  aSignaturePicture,
  anEnvelope,
  anUploadedPdf,
  somebodyToSign,
} from '../../testing/index.ts';
import { documentsServer } from '../index.ts';
import { completeEnvelope } from './complete-envelope.ts';
import { followEnvelopes } from './follow-envelopes.job.ts';
import { mintSigningCode } from './signing-link.ts';

registerCatalogue();
let offset = 0;
const server = await testServer({
  modules: [platformServer, documentsServer],
  now: () => new Date(Date.now() + offset),
  database: 'own',
});
const { services } = server;
const tenantId = await aTenant(services);
const { api } = await somebody(server, { tenantId, roles: ['STAFF'] });

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const second = { name: 'Omar Haddad', email: 'omar@menon.example' };

async function aSentEnvelope(given: object = {}) {
  const { body } = await anEnvelope(api, given);
  const id = String(body.id);
  const sent = await api.put(`/app/envelopes/${id}/send`, { answers: { unknownRecipient: 'yes' } });
  expect(sent).toMatchObject({ status: 200, body: { status: 'sent' } });
  return { id, signer: (place = 1) => aSigner(server, tenantId, { envelopeId: id, place }) };
}

const read = async (id: string) => (await api.get(`/app/envelopes/${id}`)).body;
const signersOf = async (id: string) =>
  (await api.get(`/app/envelopes/${id}/signers?fields=name,status`)).body.items;
const eventsOf = async (id: string): Promise<readonly Loose[]> => {
  const fields = 'kind,who,ip,userAgent,documentHash';
  const { body } = await api.get(`/app/envelopes/${id}/events?fields=${fields}`);
  return body.items ?? [body];
};
const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => String(kind));
const complete = (envelopeId: string) => completeEnvelope(services, { tenantId, envelopeId });

describe('an envelope', () => {
  test('is numbered, keeps a copy of the document and its fingerprint', async () => {
    const { status, body } = await anEnvelope(api);

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { number: expect.stringMatching(/^ENV-\d{4}-\d{6}$/), status: 'draft' },
    });
    expect(String(body.documentHash)).toMatch(/^[0-9a-f]{64}$/);
    expect((await api.get(`/app/files/${body.documentId}`)).status).toBe(200);
    expect(await kindsOf(String(body.id))).toEqual(['created']);
  });

  test('is refused without signers, with one twice, and for what is no readable PDF', async () => {
    const text = await anUploadedPdf(api, 'broken.pdf', Buffer.from('%PDF-1.7 and no more'));
    const beyond = [{ ...somebodyToSign, page: 2 }];

    expect(codeOf(await anEnvelope(api, { signers: [] }))).toEqual([422, 'envelopeNeedsSigners']);
    expect(codeOf(await anEnvelope(api, { signers: [second, second] }))).toEqual([
      422,
      'signerTwice',
    ]);
    expect(codeOf(await anEnvelope(api, { fileId: text }))).toEqual([422, 'documentNotSignable']);
    expect(codeOf(await anEnvelope(api, { signers: beyond }))).toEqual([
      422,
      'signaturePageMissing',
    ]);
    expect(codeOf(await anEnvelope(api, { provider: 'docusign' }))).toEqual([
      422,
      'docusignNotSet',
    ]);
  });

  test('of a file or a record that is out of sight is not made', async () => {
    const stranger = (await somebody(server, { tenantId, roles: ['STAFF'] })).api;
    const fileId = await anUploadedPdf(stranger);
    const link = { fromModule: 'ENVELOPE', objectId: '00000000-0000-7000-8000-00000000dead' };

    expect((await anEnvelope(api, { fileId })).status).toBe(404);
    expect((await anEnvelope(api, link)).status).toBe(404);
  });

  test('is nobody else’s: case managers and other tenants do not see it', async () => {
    const { id } = await aSentEnvelope();
    const manager = server.signedIn({ tenantId, roles: ['CASE_MANAGER'] }).api;
    const other = server.signedIn({ roles: ['STAFF'] }).api;

    expect((await manager.get(`/app/envelopes/${id}`)).status).toBe(403);
    expect((await other.get(`/app/envelopes/${id}`)).status).toBe(404);
    expect((await other.put(`/app/envelopes/${id}/void`, { reason: 'x' })).status).toBe(404);
  });
});

describe('signing by link', () => {
  test('looking changes nothing; opening needs the agreement, reading needs the opening', async () => {
    const { id, signer } = await aSentEnvelope();
    const visit = await signer();

    expect(await visit.see()).toMatchObject({
      status: 200,
      body: { state: 'ready', title: 'Consent to examination', name: 'Nora Nguyễn' },
    });
    expect((await read(id)).status).toBe('sent');
    expect(codeOf(await visit.read())).toEqual([409, 'documentNotOpened']);
    expect(codeOf(await visit.open({ consent: false }))).toEqual([422, 'consentMissing']);
    expect((await visit.open()).status).toBe(200);
    expect((await read(id)).status).toBe('delivered');
    const document = await visit.read();
    expect(document.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'opened',
      who: 'Nora Nguyễn <nora@menon.example>',
      ip: '127.0.0.1',
      userAgent: 'lightMyRequest',
      documentHash: (await read(id)).documentHash,
    });
  });

  test('several sign in their order, and only then it is sealed', async () => {
    const { id, signer } = await aSentEnvelope({ signers: [somebodyToSign, second] });
    const [nora, omar] = [await signer(1), await signer(2)];
    expect(await signersOf(id)).toMatchObject([{ status: 'invited' }, { status: 'waiting' }]);
    expect(codeOf(await omar.open())).toEqual([409, 'notYourTurn']);

    await nora.open();
    expect((await nora.sign({ kind: 'typed' })).status).toBe(204);
    expect(codeOf(await nora.sign())).toEqual([409, 'signedAlready']);
    await complete(id);
    expect(await signersOf(id)).toMatchObject([{ status: 'signed' }, { status: 'invited' }]);
    expect((await read(id)).status).toBe('delivered');
    await omar.open();
    await omar.sign();
    expect(codeOf(await api.put(`/app/envelopes/${id}/void`, { reason: 'Too late' }))).toEqual([
      409,
      'envelopeFullySigned',
    ]);
    await complete(id);

    const done = await read(id);
    expect(done.status).toBe('completed');
    const { signedFileId: fileId } = done;
    expect((await api.post('/app/envelopes/check', { fileId })).body.verdict).toBe('intact');
    expect(await kindsOf(id)).toEqual(
      'created,sent,invited,opened,signed,invited,opened,signed,completed'.split(','),
    );
    const copy = await aSigner(server, tenantId, { envelopeId: id });
    await copy.open();
    expect((await copy.read()).raw.equals((await api.get(`/app/files/${fileId}`)).raw)).toBe(true);
  });

  test('sealing twice, also at once, is sealing once', async () => {
    const { id, signer } = await aSentEnvelope();
    const visit = await signer();
    await visit.open();
    await visit.sign();

    await Promise.all([complete(id), complete(id)]);
    await complete(id);

    expect((await kindsOf(id)).filter((kind) => kind === 'completed')).toHaveLength(1);
  });

  test('what is no signature is refused, and nothing has happened', async () => {
    const { id, signer } = await aSentEnvelope();
    const visit = await signer();
    await visit.open();
    const empty = aSignaturePicture({ isEmpty: true }).toString('base64');

    expect(codeOf(await visit.sign({ picture: empty }))).toEqual([422, 'signatureUnreadable']);
    expect(codeOf(await visit.sign({ picture: 'x' }))).toEqual([422, 'signatureUnreadable']);
    expect((await visit.sign({ kind: 'stamp' })).status).toBe(400);
    expect(codeOf(await visit.sign({ pass: 'guess' }))).toEqual([409, 'documentNotOpened']);
    expect(await signersOf(id)).toMatchObject([{ status: 'opened' }]);
  });

  test('who declines ends it, with the reason', async () => {
    const { id, signer } = await aSentEnvelope({ signers: [somebodyToSign, second] });
    const visit = await signer();
    await visit.open();

    expect((await visit.decline('Wrong name')).status).toBe(204);

    expect(await read(id)).toMatchObject({ status: 'declined', endReason: 'Wrong name' });
    expect(codeOf(await visit.sign())).toEqual([409, 'signingDeclined']);
    expect(await visit.see()).toMatchObject({ body: { state: 'declined' } });
    expect(codeOf(await api.post(`/app/envelopes/${id}/remind`))).toEqual([409, 'nobodyToRemind']);
  });

  test('an unknown link is not found, whatever it looks like', async () => {
    const made = `${tenantId.replaceAll('-', '')}${'A'.repeat(43)}`;

    for (const token of ['x', made]) {
      expect(codeOf(await server.anonymous.get(`/app/signing/${token}`))).toEqual([
        404,
        'linkNotValid',
      ]);
    }
  });
});

describe('a code by email', () => {
  /** The mail that carries it is looked at with the mails. */
  const codeFor = (url: string) =>
    services.db.transaction(systemContext(tenantId), async (tx) => {
      const token = new URL(url).searchParams.get('token') ?? '';
      return mintSigningCode(tx, services, linkKeyOf(token));
    });

  test('is needed before anything is told; five wrong ones end it', async () => {
    const { signer } = await aSentEnvelope({ needsCode: true });
    const visit = await signer();

    expect((await visit.see()).body).toMatchObject({
      title: null,
      signers: [],
      codeGoesTo: 'n•••@menon.example',
    });
    expect((await visit.askCode()).status).toBe(204);
    expect(codeOf(await visit.askCode())).toEqual([429, 'codeAskedTooOften']);
    const code = await codeFor(visit.url);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(codeOf(await visit.open({ code: wrong }))).toEqual([422, 'codeWrong']);
    expect((await visit.open({ code })).status).toBe(200);
    expect((await visit.see()).body.title).toBe('Consent to examination');
    expect(codeOf(await visit.open({ code }))).toEqual([422, 'codeWrong']);
    const again = await codeFor(visit.url);
    for (let tries = 0; tries < 5; tries += 1) await visit.open({ code: 'x' });
    expect(codeOf(await visit.open({ code: again }))).toEqual([422, 'codeWrong']);
  });
});

describe('time', () => {
  const run = () => followEnvelopes.run({}, services, new AbortController().signal);
  const days = (count: number) => void (offset += count * 86_400_000);

  test('who does not sign is reminded; what ran out is voided', async () => {
    const { id, signer } = await aSentEnvelope({ openDays: 10, remindEveryDays: 3 });
    const visit = await signer();
    const reminders = async () => (await kindsOf(id)).filter((kind) => kind === 'reminded').length;

    await run();
    expect(await reminders()).toBe(0);
    days(3);
    await run();
    await run();
    expect(await reminders()).toBe(1);
    days(8);
    expect((await visit.see()).body.state).toBe('expired');
    expect(codeOf(await visit.open())).toEqual([409, 'signingExpired']);
    await run();

    expect(await read(id)).toMatchObject({
      status: 'voided',
      endReason: 'It was not signed in time.',
    });
  });

  test('an envelope whose signal was lost is found', async () => {
    const { id, signer } = await aSentEnvelope();
    const visit = await signer();
    await visit.open();
    await visit.sign();
    offset += 120_000;
    const before = await waiting();

    await run();

    expect(await waiting()).toBeGreaterThan(before);
    expect((await read(id)).status).toBe('delivered');
  });

  async function waiting(): Promise<number> {
    const { queues } = await services.jobs.board(null);
    return queues.find(({ name }) => name === 'documents.completeEnvelope')?.waiting ?? 0;
  }
});

describe('checking a document', () => {
  test('tells what is intact, changed or not ours', async () => {
    const { id, signer } = await aSentEnvelope();
    const visit = await signer();
    await visit.open();
    await visit.sign();
    await complete(id);
    const { raw } = await api.get(`/app/files/${(await read(id)).signedFileId}`);
    const check = async (bytes: Buffer) => {
      const fileId = await anUploadedPdf(api, 'Signed.pdf', bytes);
      return (await api.post('/app/envelopes/check', { fileId })).body.verdict;
    };
    const changed = Buffer.from(raw);
    changed[600] = (changed[600] ?? 0) ^ 1;

    expect(await check(raw)).toBe('intact');
    expect(await check(changed)).toBe('changed');
    expect(await check(aPdf('Another'))).toBe('notOurs');
  });

  test('the key of the seal is kept sealed', async () => {
    const rows = await services.db.transaction(systemContext(tenantId), (tx) =>
      tx.query<{ sealed: string }>('select sealed from seal_keys'),
    );

    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed).not.toContain('passphrase');
  });
});

test('the envelope of a sent draft is sent once, and its sender reminds', async () => {
  const { id } = await aSentEnvelope();

  expect(
    (await api.put(`/app/envelopes/${id}/send`, { answers: { unknownRecipient: 'yes' } })).status,
  ).toBe(409);
  expect(await api.post(`/app/envelopes/${id}/remind`)).toMatchObject({
    status: 200,
    body: somebodyToSign,
  });
  expect((await api.put(`/app/envelopes/${id}/void`, { reason: 'Wrong file' })).body).toMatchObject(
    {
      status: 'voided',
      endReason: 'Wrong file',
    },
  );
});
