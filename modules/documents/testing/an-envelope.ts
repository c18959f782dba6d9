import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { Api, ApiAnswer, TestServer } from '#kernel/testing';
import { mintSigningLink } from '../server/signing/signing-link.ts';
import { aForm } from './a-form.ts';
import { aPdf } from './a-pdf.ts';
import { aSignaturePicture } from './a-signature-picture.ts';

type Person = { readonly name: string; readonly email: string };

export const somebodyToSign: Person = { name: 'Nora Nguyễn', email: 'nora@menon.example' };

/** A PDF that somebody has uploaded. */
export async function anUploadedPdf(api: Api, name = 'Consent.pdf', bytes = aPdf('Consent')) {
  const { payload, headers } = aForm({ name, bytes });
  return String((await api.post('/app/files', payload, { headers })).body.id);
}

/** An envelope of these people; a test names only what it is about. */
export async function anEnvelope(api: Api, given: object = {}): Promise<ApiAnswer> {
  const fileId = await anUploadedPdf(api);
  const facts = { title: 'Consent to examination', fileId, signers: [somebodyToSign] };
  return api.post('/app/envelopes', { ...facts, ...given });
}

type Asked = { readonly envelopeId: string; readonly place?: number };

/** The visit of a signer whose mail has come. */
export async function aSigner(
  server: TestServer,
  tenantId: string,
  { envelopeId, place = 1 }: Asked,
) {
  const url = await linkOf(server.services, tenantId, { envelopeId, place });
  const at = `/app/signing/${new URL(url).searchParams.get('token')}`;
  const { anonymous } = server;
  let pass = '';
  const picture = aSignaturePicture().toString('base64');
  return {
    url,
    see: () => anonymous.get(at, pass ? { headers: { 'x-signing-pass': pass } } : {}),
    async open(given: object = {}) {
      const answer = await anonymous.post(`${at}/open`, { consent: true, ...given });
      pass = String(answer.body?.pass ?? '');
      return answer;
    },
    askCode: () => anonymous.post(`${at}/code`, {}),
    read: () => anonymous.get(`${at}/document`, { headers: { 'x-signing-pass': pass } }),
    sign: (given: object = {}) =>
      anonymous.post(`${at}/sign`, { pass, kind: 'drawn', picture, ...given }),
    decline: (reason: string) => anonymous.post(`${at}/decline`, { pass, reason }),
  };
}

const signerText = `select id from envelope_signers where envelope_id = $1 and place = $2`;

const linkOf = (services: Services, tenantId: string, { envelopeId, place }: Asked) =>
  services.db.transaction(systemContext(tenantId), async (tx) => {
    const [signer] = await tx.query<{ id: string }>(signerText, [envelopeId, place]);
    return mintSigningLink(tx, services, { envelopeId, signerId: signer?.id ?? '' });
  });
