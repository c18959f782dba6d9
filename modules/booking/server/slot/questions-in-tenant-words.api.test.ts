import { expect, test } from 'vitest';
import { settingAttribute } from '#kernel/domain';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, partiesServer, bookingServer] });

test.each(['Client', 'Claimant'])(
  '[B-009] a tenant that says %s is asked and refused in that word',
  async (word) => {
    const clinic = await aClinic(server);
    const { tenantId, clientId } = clinic;
    const [first, second] = await clinic.slots((await clinic.session()).id);
    const booked = await clinic.book(first?.id ?? '');
    const attributes = { [settingAttribute('ICS.Vocabulary')]: word };
    const { api } = server.signedIn({ tenantId, roles: ['STAFF'], attributes });

    const asked = await api.post(`/app/appointment-slots/${second?.id}/book`, {
      clientId,
      consultationType: 'inPerson',
    });
    await api.put(`/app/appointments/${String(booked.body.id)}/confirm`);
    await server.services.hostDb.batch({ tenantId }, [
      {
        text: `update appointments set date_from = now() - interval '1 day',
            date_to = now() - interval '23 hours' where id = $1::uuid`,
        values: [booked.body.id],
      },
    ]);
    const refused = await api.put(`/app/appointments/${String(booked.body.id)}/cancel`, {
      reasonId: clinic.reasonId,
    });

    const small = word.toLowerCase();
    expect(asked).toMatchObject({
      status: 409,
      body: {
        error: {
          message: expect.stringContaining(`The ${small} sees this specialist`),
          questions: [{ message: expect.stringContaining(`The ${small} sees this specialist`) }],
        },
      },
    });
    expect(refused.body.error?.message).toContain(`Record whether the ${small} attended`);
  },
);
