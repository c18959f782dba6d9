import { expect, test } from 'vitest';
import { aSigner, pdfTexts } from '#documents/testing';
import { aLender, fundingFeatures } from '#funding/testing';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { server, tenantId, providerId, companyId } = practice;
await server.services.jobs.start(server.services);
const { api: lender } = await somebody(server, {
  tenantId,
  roles: ['ADMIN_STAFF'],
  features: [...fundingFeatures],
  edition: 'FUNDING PROVIDER',
});

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const pathOf = (id: string) => `/app/funding-agreements/${id}`;
const read = async (id: string) => (await lender.get(pathOf(id))).body;
const send = (id: string, input: object = {}) =>
  lender.post(`${pathOf(id)}/sendForSignature`, input);
const signatureOf = async (id: string) => (await lender.get(`${pathOf(id)}/signature`)).body;
const change = async (id: string, values: object, query = '') =>
  lender.put(`${pathOf(id)}${query}`, {
    ...values,
    concurrencyStamp: (await read(id)).concurrencyStamp,
  });
const ended = (id: string, status: string) =>
  eventually(
    () => read(id),
    ({ signature }) => signature === status,
    120,
  );

test('the lender signs, then the borrower; the sealed paper is kept with the agreement', async () => {
  const id = await practice.anAgreement();
  await lender.post('/app/agreement-covenants', {
    agreementId: id,
    kind: 'matterPercent',
    bound: '12.5',
  });
  const { body: before } = await lender.get(`${pathOf(id)}/signature`);

  const { body: sent } = await send(id, { lenderName: 'Kim Lender' });

  expect(before).toMatchObject({
    status: 'none',
    lender: { email: 'desk@southern.test' },
    borrower: { email: practice.address },
  });
  expect(sent).toMatchObject({ signature: 'sent', sentForSignatureAt: expect.any(String) });
  expect(codeOf(await send(id))).toEqual([409, 'agreementIsWithSigners']);
  const envelopeId = String(sent.envelopeId);
  const first = await aSigner(server, tenantId, { envelopeId });
  const second = await aSigner(server, tenantId, { envelopeId, place: 2 });
  expect((await second.see()).body.state).toBe('waiting');
  await first.open();
  const words = (await pdfTexts((await first.read()).raw)).flat().join(' ');
  expect(words).toContain('12.5 %');
  expect((await first.sign()).status).toBe(204);
  expect((await signatureOf(id)).signers).toMatchObject([
    { name: 'Kim Lender', status: 'signed' },
    { status: 'invited' },
  ]);
  await second.open();
  await second.sign();

  const signed = await ended(id, 'completed');
  expect(signed).toMatchObject({ signedAt: expect.any(String), signedFileId: expect.any(String) });
  expect((await signatureOf(id)).changedTerms).toEqual([]);
  // What the two agreed on is told apart from what was changed since.
  expect((await change(id, { facilityLimit: '90000.00' })).status).toBe(200);
  expect((await signatureOf(id)).changedTerms).toEqual([
    { label: 'Facility limit', signed: 'USD 100,000.00', now: 'USD 90,000.00' },
  ]);
  // Signed terms are sent again only by somebody who knows that they are signed.
  expect((await send(id)).body.error?.code).toBe('confirmationRequired');
}, 300_000);

test('declined it says why, and can be sent again', async () => {
  const id = await practice.anAgreement();
  const { body } = await send(id);
  const signer = await aSigner(server, tenantId, { envelopeId: String(body.envelopeId) });
  await signer.open();
  await signer.decline('The limit is too low');

  await ended(id, 'declined');

  expect(await signatureOf(id)).toMatchObject({
    status: 'declined',
    endReason: 'The limit is too low',
  });
  expect((await send(id)).body).toMatchObject({ signature: 'sent' });
}, 300_000);

test('terms that change, and a cancellation, void the envelope once that is said', async () => {
  const [id, other] = [await practice.anAgreement(), await practice.anAgreement()];
  await send(id);
  await send(other);

  const asked = await change(id, { facilityLimit: '90000.00' });
  const note = await change(id, { approvalAbove: '500.00' });
  const covenant = await lender.post('/app/agreement-covenants', {
    agreementId: id,
    kind: 'openMatters',
    bound: '2',
  });
  const rate = await lender.post('/app/interest-rates', {
    agreementId: id,
    effectiveFrom: '2027-01-01',
    percent: '11',
  });
  const stopped = await lender.put(`${pathOf(other)}/Cancelled`, { reason: 'No need' });

  expect(codeOf(asked)).toEqual([409, 'agreementChangeVoidsEnvelope']);
  expect(asked.body.error).toMatchObject({
    choice: {
      name: 'forSigning',
      about: { signers: [{ status: 'invited' }, { status: 'waiting' }] },
    },
  });
  // What the paper does not say changes without a word.
  expect([note.status, (await signatureOf(id)).status]).toEqual([200, 'sent']);
  expect(codeOf(covenant)).toEqual([409, 'agreementChangeVoidsEnvelope']);
  expect(codeOf(rate)).toEqual([409, 'rateWhileWithSigners']);
  expect(codeOf(stopped)).toEqual([409, 'agreementChangeVoidsEnvelope']);
  expect(await read(other)).toMatchObject({ status: 'effective', signature: 'sent' });

  const done = await change(id, { facilityLimit: '90000.00' }, '?forSigning=voidEnvelope');
  const cancelled = await lender.put(`${pathOf(other)}/Cancelled?forSigning=voidEnvelope`, {
    reason: 'No need',
  });

  expect([done.status, cancelled.status]).toEqual([200, 200]);
  expect(await read(id)).toMatchObject({ facilityLimit: '90000.00', signature: 'voided' });
  expect(await read(other)).toMatchObject({ status: 'cancelled', signature: 'voided' });
  expect(await signatureOf(id)).toMatchObject({
    status: 'voided',
    endReason: 'The terms of the agreement were changed.',
  });
  // The version that the edit answered with is the one that the next edit needs.
  const next = await lender.put(pathOf(id), {
    facilityLimit: '80000.00',
    concurrencyStamp: done.body.concurrencyStamp,
  });
  expect(next.status).toBe(200);
  expect(codeOf(await send(other))).toEqual([409, 'agreementCancelled']);
}, 300_000);

test('without an address or a rate it is not sent', async () => {
  const { body } = await lender.post('/app/funding-agreements', {
    fundingProviderId: providerId,
    borrowerId: companyId,
    startsOn: '2025-01-01',
    facilityLimit: '1000.00',
  });
  const id = await practice.anAgreement();
  await practice.run(`update companies set invoice_email = null where id = $1`, [companyId]);

  expect(codeOf(await send(String(body.id)))).toEqual([409, 'agreementWithoutRate']);
  expect(codeOf(await send(id))).toEqual([422, 'agreementSignerWithoutAddress']);
  expect(codeOf(await send(id, { borrowerEmail: 'desk@southern.test' }))).toEqual([
    422,
    'signerTwice',
  ]);
  const staff = practice.as('CASE_MANAGER');
  expect((await staff.post(`${pathOf(id)}/sendForSignature`, {})).status).toBe(403);
});
