import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';
import { mintQuotationLink } from './quotation-link.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
});
const { services } = server;
const practice = await aCasePractice(server);
const { api, tenantId } = practice;
await practice.run('insert into editions (id, name) values ($1::uuid, $1::text)', [tenantId]);
await practice.run(
  `insert into tenants (id, name, edition_id, settings)
    values ($1::uuid, $1::text, $1::uuid, '{"ICS.Currency": "EUR"}')`,
  [tenantId],
);

const withoutCurrency = /[$¤] ?\d/;

test('[G-023] a quotation is mailed, printed and opened in the currency of the practice', async () => {
  const made = await api.post('/app/assessments/otQuotation/initCase', {
    clientId: practice.clientId,
    companyId: practice.companyId,
  });
  const id = String(made.body.id);
  const quotationId = String(made.body.quotation?.id);
  const items = [{ description: 'Home visit', quantity: '2.5', unitPrice: '440', hasGst: true }];
  await api.put(`/app/assessments/${id}/otQuotation/${quotationId}/itemCosts`, { items });
  await api.post('/app/assessments/otQuotation/emails', {
    id,
    email: 'lawyer@firm.test',
    answers: { unknownRecipient: 'yes' },
  });
  const url = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const [row] = await tx.query<{ sendingKey: string; validUntil: string }>(
      `select sending_key as "sendingKey", valid_until::text as "validUntil" from ot_quotations
        where id = $1::uuid`,
      [quotationId],
    );
    const { sendingKey = '', validUntil = '' } = row ?? {};
    return mintQuotationLink(tx, services, { quotationId, sendingKey, validUntil });
  });

  const mail = await api.post('/app/email-preview/otquotation', {
    templateKey: 'OtQuotation',
    otQuotationId: quotationId,
  });
  const printed = await api.get(`/app/ot-quotations/${quotationId}/Print`);
  const opened = await server.anonymous.get(`/app/quotations/${url.split('/').at(-1)}`);

  expect(mail.body.body).toContain('EUR 1,210.00');
  expect(mail.body.body).not.toMatch(withoutCurrency);
  expect(printed.raw.toString()).toContain('EUR 1,210.00');
  expect(printed.raw.toString()).not.toMatch(withoutCurrency);
  expect(opened.body).toMatchObject({
    total: 'EUR 1,210.00',
    items: [{ unitPrice: 'EUR 440.00' }],
  });
});
