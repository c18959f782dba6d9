import type { Clinic } from '#booking/testing';
import type { TestServer } from '#kernel/testing';
import { post } from './calls.ts';
import type { SendingCalls } from './moves.ts';

const place = '/app/appointment-sessions';

const addresses = [
  `update specialists set business_email = 'rooms@menon.example' where id = $1`,
  `update centres set email = 'rooms@centre.example' where id = $2`,
  `update clients set email = 'noor@haddad.example' where id = $3`,
];
const ownerText = `with r as (insert into roles (tenant_id, id, name, display_name)
    values ($1, gen_random_uuid(), 'ADMIN_STAFF', 'Admin Staff') returning id),
  u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
    values ($1, gen_random_uuid(), 'boss', 'boss@harbour.example', 'Bo', 'Ss') returning id)
  insert into users__roles (tenant_id, owner_id, target_id) select $1, u.id, r.id from u, r`;

/** Everybody of the clinic can be written to. */
export async function bookingSending(server: TestServer, clinic: Clinic): Promise<SendingCalls> {
  const { api, tenantId, specialistId, centreId, clientId } = clinic;
  const ids = [specialistId, centreId, clientId];
  await server.services.hostDb.batch({ tenantId }, [
    ...addresses.map((text, at) => ({ text: text.replace(/\$\d/, '$1'), values: [ids[at]] })),
    { text: ownerText, values: [tenantId] },
  ]);
  return {
    'appointmentSession.bookSlot': async () => {
      const [slot] = await clinic.slots((await clinic.session()).id);
      const wish = { clientId, consultationType: 'inPerson' };
      return post(api, `/app/appointment-slots/${slot?.id ?? ''}/book`, wish);
    },
    'appointmentSession.requestCVorSample': () =>
      Promise.resolve(post(api, `${place}/requestCVorSample`, { specialistId, paper: 'cv' })),
    'appointmentSession.sendCentreAvaialbe': async () => {
      // On a day of its own: nothing else takes its slots before the mail leaves.
      const dateFrom = '2032-03-03T22:00:00.000Z';
      await clinic.session({ dateFrom, dateTo: '2032-03-04T01:00:00.000Z' });
      const days = { dateFrom: '2032-03-01', dateTo: '2032-03-31' };
      return post(api, `${place}/sendCentreAvaialbe`, { centreId, ...days });
    },
    'appointmentSession.sendSpecialistBookingDaysheets': async () => {
      const dateFrom = '2031-03-03T22:00:00.000Z';
      const session = await clinic.session({ dateFrom, dateTo: '2031-03-04T01:00:00.000Z' });
      const [slot] = await clinic.slots(session.id);
      await clinic.book(slot?.id ?? '');
      const asked = { specialistId, centreId, fromDate: '2031-03-04' };
      return post(api, `${place}/sendSpecialistBookingDaysheets`, asked);
    },
  };
}
