import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { bookingSources, partiesServer } from '../index.ts';

registerCatalogue();

/** One booking a day for whoever is asked about, as rows of a later module. */
const source = (days: readonly string[], status: string) =>
  bookingSources.contribute({
    words: {
      services: { ime: 'IME' },
      statuses: { booked: 'Booked', held: 'Held' },
      tones: { booked: 'success' },
    },
    bookings: ({ id }, most) => ({
      text: `select $1::uuid as id, 'IME' as module, 'C-1' as "caseNo", 'ime' as "serviceType", day as date,
          $2::text as status, null as client, null as specialist, null as centre
        from unnest($3::text[]) day limit ${most}`,
      values: [id, status, days],
    }),
    services: () => ({ text: 'select 1 where false', values: [] }),
  });
const modules = [
  partiesServer,
  { name: 'one', contributes: [source(['2026-03-01', '2026-03-03'], 'booked')] },
  { name: 'two', contributes: [source(['2026-03-02'], 'held')] },
];
const { api } = (await testServer({ modules })).signedIn({ roles: ['STAFF'] });

test('[C-151] [C-223] the bookings of all modules are told in one list, newest first', async () => {
  const client = await api.post('/app/clients', { firstName: 'Noor', lastName: 'Haddad' });
  const doctor = await api.post('/app/specialists', { firstName: 'Priya', lastName: 'Menon' });

  for (const path of [`clients/${client.body.id}`, `specialists/${doctor.body.id}`]) {
    const { body } = await api.get(`/app/${path}/bookingHistory`);

    expect(body.totalCount).toBe(3);
    expect(body.items).toMatchObject([
      { date: '2026-03-03', serviceText: 'IME', statusText: 'Booked', statusTone: 'success' },
      { date: '2026-03-02', statusText: 'Held', statusTone: 'neutral' },
      { date: '2026-03-01' },
    ]);
  }
});
