import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer, bookingServer] });

test('[C-151] an appointment is in the history of everybody it names', async () => {
  const clinic = await aClinic(server);
  const { id } = await clinic.session();
  const [slot] = await clinic.slots(id);
  const { body } = await clinic.book(slot?.id ?? '');

  for (const path of [
    `clients/${clinic.clientId}`,
    `companies/${clinic.companyId}`,
    `centres/${clinic.centreId}`,
    `specialists/${clinic.specialistId}`,
  ]) {
    const history = await clinic.api.get(`/app/${path}/bookingHistory`);
    expect(history.body.items, path).toMatchObject([
      {
        caseNo: body.reference,
        client: 'Noor Haddad',
        date: slot?.startsAt,
        timeZone: 'Australia/Sydney',
        serviceText: 'In-person',
        statusText: 'Booked',
        statusTone: 'info',
      },
    ]);
  }
});
