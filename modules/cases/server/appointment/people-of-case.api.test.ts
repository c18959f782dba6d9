import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBookingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer, casesServer] });
const practice = await aBookingPractice(server);
const { api } = practice;

test('[G-052] a case of one firm is not given to a case manager of another, by whichever call', async () => {
  const companyId = await practice.company('Opposing Insurance');
  const opposing = crypto.randomUUID();
  await practice.run(
    `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
      values ($1, $2, 'Otto', 'Brandt', 'otto@opposing.example', $3)`,
    [practice.tenantId, opposing, companyId],
  );
  const url = '/app/assessments';
  const parties = { clientId: practice.clientId, companyId: practice.companyId };
  const { body } = await api.post(url, parties);
  const { concurrencyStamp } = body;
  const refused = {
    status: 422,
    body: {
      error: { code: 'caseManagerElsewhere', validationErrors: [{ members: ['bookingCmId'] }] },
    },
  };

  expect(await api.post(url, { ...parties, bookingCmId: opposing })).toMatchObject(refused);
  expect(
    await api.put(`${url}/${body.id}`, { bookingCmId: opposing, concurrencyStamp }),
  ).toMatchObject(refused);
  const theirs = { ...parties, companyId, bookingCmId: opposing };
  expect((await api.post(url, theirs)).status).toBe(201);
});

test('[C-045] a case with an appointment keeps its specialist, by whichever call', async () => {
  const { id } = await practice.bookedCase();
  const url = `/app/assessments/${id}`;
  const { concurrencyStamp } = await practice.read(id);
  const specialistId = await practice.specialist('Otto Other');

  const answer = await api.put(url, { specialistId, concurrencyStamp });

  expect(answer).toMatchObject({
    status: 409,
    body: {
      error: { code: 'caseHasAppointment', validationErrors: [{ members: ['specialistId'] }] },
    },
  });
  expect(await practice.read(id)).toMatchObject({ specialistId: practice.specialistId });
});
