import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';
import { expireQuotations } from './expire-quotations.job.ts';
import { mintQuotationLink } from './quotation-link.ts';

registerCatalogue();
const smtp = await aMailServer();
let offset = 0;
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date(Date.now() + offset),
});
const { services } = server;
const practice = await aCasePractice(server);
const { api, tenantId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const items = [
  { description: 'Home visit', quantity: '2.5', unitPrice: '219.99', hasGst: true },
  { description: 'Travel', quantity: '1', unitPrice: '0.05', hasGst: false },
];
const at = (id: string) => `/app/assessments/${id}/otQuotation`;

async function aDraft() {
  const made = await api.post('/app/assessments/otQuotation/initCase', {
    clientId: practice.clientId,
    companyId: practice.companyId,
  });
  const id = String(made.body.id);
  const quotationId = String(made.body.quotation?.id);
  const priced = await api.put(`${at(id)}/${quotationId}/itemCosts`, { items });
  return { id, quotationId, made, priced };
}

const send = (id: string) =>
  api.post('/app/assessments/otQuotation/emails', {
    id,
    email: 'lawyer@firm.test',
    answers: { unknownRecipient: 'yes' },
  });

/** A link as the mail has it; the mail itself is looked at in one test. */
async function linkTo(quotationId: string, sendingKey?: string): Promise<string> {
  const url = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const [row] = await tx.query<{ key: string; validUntil: string }>(
      'select sending_key as key, valid_until::text as "validUntil" from ot_quotations where id = $1::uuid',
      [quotationId],
    );
    return mintQuotationLink(tx, services, {
      quotationId,
      sendingKey: sendingKey ?? row?.key ?? '',
      validUntil: row?.validUntil ?? null,
    });
  });
  return `/app/quotations/${url.split('/').at(-1)}`;
}

async function aSent() {
  const draft = await aDraft();
  const sent = await send(draft.id);
  return { ...draft, sent, link: await linkTo(draft.quotationId) };
}

const approve = (link: string, given: object = {}) =>
  server.anonymous.post(link, { isApproved: true, name: 'Jo Park', ...given });

describe('the approved quotation is the price', () => {
  test('of the assessment, its items without GST as a charge of their own', async () => {
    const { id, link } = await aSent();
    await approve(link);
    await practice.run(
      `update ot set step = 'appointmentConfirmed', appointment_id = $2 where id = $1`,
      [
        id,
        (await practice.book((await practice.slots((await practice.session()).id))[0]?.id ?? ''))
          .body.id,
      ],
    );

    const { body } = await api.post('/app/case-status-logs/consequences', {
      fromModule: 'OT',
      objectId: id,
      move: 'attend',
    });

    expect(body).toMatchObject({
      charge: {
        amount: '549.98',
        hasGst: true,
        priceRule: expect.stringMatching(/^Approved quotation Q-/),
      },
      besides: [{ amount: '0.05', hasGst: false }],
    });
  });

  test('and it is not sent to what is no address', async () => {
    const { id } = await aDraft();

    expect(
      await api.post('/app/assessments/otQuotation/emails', { id, email: 'nope' }),
    ).toMatchObject({
      status: 400,
      body: { error: { validationErrors: [{ members: ['email'] }] } },
    });
  });
});

describe('a quotation', () => {
  test('[C-062] [C-053] begins with its case, and its money is exact', async () => {
    const { made, priced, id } = await aDraft();

    expect(made).toMatchObject({
      status: 201,
      body: {
        caseNo: expect.stringMatching(/^OT-\d{4}-\d{6}$/),
        quotation: { quotationNo: expect.stringMatching(/^Q-\d{4}-\d{6}$/), status: 'draft' },
      },
    });
    expect(priced.body.quotation).toMatchObject({
      subtotal: '550.03',
      gst: '55.00',
      total: '605.03',
      items: [
        { amount: '549.98', gst: '55.00' },
        { amount: '0.05', gst: '0.00' },
      ],
    });
    expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({ step: 'quotationRequested' });
  });

  test('[C-051] [C-052] [C-079] [C-083] is filled from a template, then item by item', async () => {
    const { id } = await practice.newCase({}, 'ot');
    const template = await practice
      .signedIn(['STAFF'])
      .api.post('/app/ot-quotation-templates', { name: `Home ${id}`, validDays: 14 });
    const templateId = String(template.body.id);
    for (const itemIndex of [1, 2]) {
      await api.post('/app/ot-quotation-template-items', {
        templateId,
        itemIndex,
        description: `Item ${itemIndex}`,
        quantity: '1',
        unitPrice: '100.00',
        hasGst: true,
      });
    }

    const filled = await api.put(`${at(id)}/template`, { templateId });
    const q = String(filled.body.quotation?.id);
    const first = String(filled.body.quotation?.items?.[0]?.id);
    const left = await api.delete(`${at(id)}/${q}/itemCosts/${first}`);
    await api.put(at(id), { note: 'By the end of May' });

    expect(filled.body.quotation).toMatchObject({ total: '220.00' });
    expect(left).toMatchObject({ status: 200, body: { quotation: { total: '110.00' } } });
    expect((await api.get(at(id))).body.quotation).toMatchObject({
      note: 'By the end of May',
      items: [{ description: 'Item 2' }],
    });
    expect(await api.delete(`${at(id)}/${q}/itemCosts/${first}`)).toMatchObject({
      status: 404,
    });
  });

  test('refuses odd items by the name of what is wrong, and is not sent empty', async () => {
    const { id, quotationId } = await aDraft();
    const put = (item: object) =>
      api.put(`${at(id)}/${quotationId}/itemCosts`, { items: [{ ...items[0], ...item }] });

    expect(await put({ quantity: '-1' })).toMatchObject({ status: 400 });
    expect(await put({ unitPrice: 'free' })).toMatchObject({ status: 400 });
    await api.put(`${at(id)}/${quotationId}/itemCosts`, { items: [] });
    expect(codeOf(await send(id))).toEqual([409, 'quotationWithoutItems']);
  });

  test('of another case or another tenant is not found', async () => {
    const one = await aDraft();
    const other = await aDraft();
    const elsewhere = await aCasePractice(server);

    expect(await api.put(`${at(one.id)}/${other.quotationId}/itemCosts`, { items })).toMatchObject({
      status: 404,
    });
    expect(await elsewhere.api.get(at(one.id))).toMatchObject({ status: 404 });
    expect(
      await elsewhere.api.post('/app/assessments/otQuotation/emails', { id: one.id }),
    ).toMatchObject({ status: 404 });
  });

  test('[C-056] is mailed with a link, and is not changed while the customer reads it', async () => {
    const { id, quotationId, sent } = await aSent();
    expect(sent.body.quotation).toMatchObject({ status: 'sent', sentTo: 'lawyer@firm.test' });
    expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({ step: 'quotationSent' });

    const source = await eventually(
      () => Promise.resolve(smtp.received.map((mail) => mail.source).join('\n')),
      (text) => text.includes('/quotation/'),
    );
    const plain = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(plain).toMatch(/\/quotation\/[0-9a-f]{32}[\w-]{43}/);
    expect(plain).toContain('USD 605.03');
    expect(codeOf(await api.put(`${at(id)}/${quotationId}/itemCosts`, { items }))).toEqual([
      409,
      'quotationNotDraft',
    ]);
  });

  test('is previewed as a mail and printed', async () => {
    const { quotationId } = await aDraft();

    const preview = await api.post('/app/email-preview/otquotation', {
      templateKey: 'OtQuotation',
      otQuotationId: quotationId,
    });
    const printed = await api.get(`/app/ot-quotations/${quotationId}/Print`);

    expect(preview).toMatchObject({
      status: 200,
      body: { subject: expect.stringMatching(/^Quotation Q-/) },
    });
    expect(printed.status).toBe(200);
  });
});

describe('the link of a quotation', () => {
  test('shows the prices and no name; looking at it decides nothing', async () => {
    const { link, quotationId } = await aSent();

    const shown = await server.anonymous.get(link);

    expect(shown).toMatchObject({
      status: 200,
      body: { state: 'open', total: 'USD 605.03', claimant: expect.stringMatching(/^\w\. \w\.$/) },
    });
    expect((await api.get(`/app/ot-quotations/${quotationId}`)).body.status).toBe('sent');
    await server.anonymous.post(`${link}/opened`, {});
    expect((await api.get(`/app/ot-quotations/${quotationId}`)).body).toMatchObject({
      status: 'underReview',
      openedAt: expect.any(String),
    });
  });

  test('[G-023] approves once and moves the case in the same transaction', async () => {
    const { link, id } = await aSent();

    const first = await approve(link);
    const second = await approve(link);

    expect(first).toMatchObject({ status: 200, body: { state: 'approved', decidedBy: 'Jo Park' } });
    expect(codeOf(second)).toEqual([409, 'quotationAnswered']);
    expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({
      step: 'appointmentRequested',
      nextStep: 'APPOINTMENT',
    });
    const process = await api.get(`/app/assessments/${id}/otProcess`);
    expect(process.body.sections?.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'current',
      'waiting',
      'waiting',
    ]);
  });

  test('of two clicks at once one decides', async () => {
    const { link } = await aSent();

    const answers = await Promise.all([
      approve(link),
      approve(link, { isApproved: false, reason: 'Too dear' }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('rejects with a reason, and the case waits for another quotation', async () => {
    const { link, id, quotationId } = await aSent();
    const reject = (reason?: string) => approve(link, { isApproved: false, reason });

    expect(codeOf(await reject())).toEqual([422, 'rejectionWithoutReason']);
    expect(await reject('Too dear')).toMatchObject({ status: 200, body: { state: 'rejected' } });
    expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({ step: 'quotationRequested' });

    await api.put(`/app/ot-quotations/${quotationId}/revise`, {});
    expect(codeOf(await approve(link))).toEqual([409, 'quotationWithdrawn']);
    expect(await send(id)).toMatchObject({ status: 200 });
    expect(codeOf(await approve(link))).toEqual([409, 'quotationWithdrawn']);
    expect(await approve(await linkTo(quotationId))).toMatchObject({ status: 200 });
  });

  test('says nothing for a wrong token, and refuses an answer without a name', async () => {
    const { link } = await aSent();
    const wrong = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));

    expect(await server.anonymous.get(wrong)).toMatchObject({ status: 404 });
    expect(await approve(wrong)).toMatchObject({ status: 404 });
    expect(await server.anonymous.get('/app/quotations/short')).toMatchObject({ status: 404 });
    expect(await approve(link, { name: '  ' })).toMatchObject({
      status: expect.toSatisfy((code: number) => code === 400 || code === 422),
    });
  });

  test('of a case that was cancelled is withdrawn', async () => {
    const { link, id } = await aSent();
    await api.put(`/app/ot/${id}/cancel`, {
      outcome: 'cancelledNoFee',
      cancelReason: 'Other',
    });

    expect((await server.anonymous.get(link)).body).toMatchObject({
      state: 'withdrawn',
      items: [],
    });
    expect(codeOf(await approve(link))).toEqual([409, 'quotationWithdrawn']);
  });

  test('expires with its last day, and the job leads the case back', async () => {
    const { link, id, quotationId } = await aSent();
    offset = 32 * 86_400_000;
    try {
      expect((await server.anonymous.get(link)).body).toMatchObject({ state: 'expired' });
      expect(codeOf(await approve(link))).toEqual([409, 'quotationExpired']);
      await expireQuotations.run({}, services, new AbortController().signal);
    } finally {
      offset = 0;
    }

    expect((await api.get(`/app/ot-quotations/${quotationId}`)).body.status).toBe('expired');
    expect((await api.get(`/app/ot/${id}`)).body).toMatchObject({ step: 'quotationRequested' });
  });
});

test('before it expires its reader is reminded once, and not of one that was answered', async () => {
  const rule = { what: 'quotationExpires', days: 3, side: 'before', sentBy: 'mail' };
  expect((await api.post('/app/reminder-rules', rule)).status).toBe(201);
  const [open, answered] = [await aSent(), await aSent()];
  await approve(answered.link);
  const { validUntil } = (await api.get(`/app/ot-quotations/${open.quotationId}`)).body;
  const remind = async (daysBefore: number) => {
    // Noon at the practice, whatever its season.
    const noon = Date.parse(`${String(validUntil)}T02:00:00Z`) - daysBefore * 86_400_000;
    offset = noon - Date.now();
    try {
      await sendRemindersJob.run({}, services, new AbortController().signal);
    } finally {
      offset = 0;
    }
  };
  const reminded = async (id: string) =>
    (await api.get(`/app/reminder-log?objectId=${id}`)).body.items ?? [];

  await remind(4);
  expect(await reminded(open.id)).toEqual([]);
  await remind(3);
  await remind(2);

  expect(await reminded(open.id)).toMatchObject([
    { kind: 'quotationExpires', sentTo: 'lawyer@firm.test' },
  ]);
  expect(await reminded(answered.id)).toEqual([]);
  const mails = await eventually(
    async () =>
      ((await api.get(`/app/email-trackings?objectId=${open.id}`)).body.items ?? []).filter(
        ({ templateKey }) => templateKey === 'OtQuotationReminder',
      ),
    (items) => items.length > 0 && items.every(({ status }) => status !== 'queued'),
  );
  expect(mails).toMatchObject([{ destination: 'lawyer@firm.test' }]);
  const letter = await eventually(
    () => smtp.received.find(({ source }) => /is waiting for your answer/.test(source))?.source,
    Boolean,
  );
  expect(letter).toContain('/quotation/');
});

test('a case manager reads what was sent and no draft, and writes nothing', async () => {
  const { id } = await aDraft();
  const own = [practice.companyId];
  const facts = { ownCompanyIds: own, companiesSharingClaimants: own, bookableCompanyIds: own };
  const { api: theirs } = practice.signedIn(['CASE_MANAGER'], { ids: facts });

  expect((await theirs.get(at(id))).body).toMatchObject({ quotation: null });
  expect(await theirs.put(at(id), { note: 'Cheaper' })).toMatchObject({ status: 403 });
  await send(id);
  expect((await theirs.get(at(id))).body).toMatchObject({ quotation: { status: 'sent' } });
});
