import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { bookingSources, partiesServer } from '../index.ts';

registerCatalogue();
let now = new Date('2026-03-04T02:00:00Z');
const testBookings = bookingSources.contribute({
  bookings: () => ({ text: 'select 1 where false', values: [] }),
  services: ({ id, from }) => ({
    text: `select 'IME' as "serviceType", 3 as bookings, null as "lastDate"
      from companies where id = $1 and name = 'Kestrel' and $2 = '2026-02-01'`,
    values: [id, from],
  }),
});

const modules = [
  correspondenceServer,
  partiesServer,
  { name: 'test', contributes: [testBookings] },
];
const server = await testServer({ modules, now: () => now });
const { api, actor } = server.signedIn({ roles: ['ACCOUNTING'] });
const { tenantId } = actor;
const url = '/app/companies/notify-provider-report-monthly';

const mails = async () => {
  const [found] = await server.services.db.batch({ tenantId }, [
    {
      text: `select e.destination, e.subject, b.body_text from emails_tracking e
        join email_bodies b on b.tenant_id = e.tenant_id and b.email_id = e.id
        where e.template_key = 'ProviderReportMonthly' order by e.destination, e.subject`,
      values: [],
    },
  ]);
  return found?.rows ?? [];
};

test('[C-205] each report contact gets its own report once a month', async () => {
  const add = (name: string, reportEmail: string | null, more: object = {}) =>
    api.post('/app/companies', { name, businessType: 'insurer', reportEmail, ...more });
  const { id } = (await add('Kestrel', 'reports@kestrel.example')).body;
  await add('Magpie', 'reports@magpie.example');
  await add('No contact', null);
  await add('Closed', 'reports@closed.example', { isActive: false });
  await api.post('/app/case-managers', {
    firstName: 'Robin',
    lastName: 'Reid',
    email: 'robin@kestrel.example',
    companyId: id,
  });

  const first = await api.post(url);
  const again = await Promise.all([api.post(url), api.post(url)]);

  expect(first.body).toEqual({ month: '2026-02-01', sent: 2 });
  expect(again.map(({ body }) => body.sent)).toEqual([0, 0]);
  const sent = await mails();
  expect(sent.map((mail) => mail.destination)).toEqual([
    'reports@kestrel.example',
    'reports@magpie.example',
  ]);
  expect(sent[0]?.subject).toBe('Provider report for February 2026: Kestrel');
  expect(sent[0]?.body_text).toContain('3 bookings: IME 3.');
  expect(sent[0]?.body_text).toContain('Robin Reid');
  expect(sent[1]?.body_text).toContain('No bookings were made');
});

test('[C-205] the next month is another report', async () => {
  now = new Date('2026-04-01T02:00:00Z');

  expect((await api.post(url)).body).toEqual({ month: '2026-03-01', sent: 2 });
});
