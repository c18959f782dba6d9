import { expect, test } from 'vitest';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await identityTestServer([partiesServer]);
const { services } = server;
const practice = await aPractice(services);
const staff = await server.apiOf(await aPerson(services, practice, { roles: ['STAFF'] }));
const url = '/app/contractors';

const mailed = async (userId: string) => {
  const [found] = await services.db.batch({ tenantId: practice.tenantId }, [
    {
      text: "select count(*)::int as n from events where type = 'PasswordLinkRequested' and payload ->> 'userId' = $1",
      values: [userId],
    },
  ]);
  return found?.rows[0]?.n;
};

test('[B-182] a contractor has a type and a company', async () => {
  const company = await staff.post('/app/companies', { name: 'Typing Ltd', businessType: 'other' });
  const body = {
    type: 'typist',
    firstName: 'Ana',
    lastName: 'Reyes',
    companyId: company.body.id,
  };

  const made = await staff.post(url, body);

  expect(made.body).toMatchObject({
    fullName: 'Ana Reyes',
    company: { displayName: 'Typing Ltd' },
  });
  expect((await staff.post(url, { ...body, type: 'plumber' })).status).toBe(400);
});

test('[G-013] with an offered account the contractor can sign in, and is told so by mail', async () => {
  const email = `offer.${practice.tenantId}@mail.example`;
  const made = await staff.post(url, {
    type: 'broker',
    firstName: 'Marco',
    lastName: 'Santoro',
    email,
    offerAccount: true,
  });

  expect(made.status).toBe(201);
  const userId = String(made.body.userId);
  expect(await mailed(userId)).toBe(1);

  const again = await staff.put(`${url}/${made.body.id}/resendAccountOffer`);
  expect(again.body).toMatchObject({ message: 'Resend login Information successfully!' });
  expect(await mailed(userId)).toBe(2);
});

test('[B-225] an address that is registered already is refused with the words of the spec', async () => {
  const taken = await aPerson(services, practice, { roles: ['STAFF'] });

  const answer = await staff.post(url, {
    type: 'other',
    firstName: 'Second',
    lastName: 'Account',
    email: taken.userName,
    offerAccount: true,
  });

  expect(answer).toMatchObject({
    status: 409,
    body: {
      error: {
        message:
          'This email has been registered already. You can reset password or contact support for support',
        validationErrors: [{ members: ['email'] }],
      },
    },
  });
});

test('an account needs an address, and a contractor who is with us', async () => {
  const body = { type: 'other', firstName: 'No', lastName: 'Address' };
  const { id } = (await staff.post(url, body)).body;

  expect(await staff.put(`${url}/${id}/resendAccountOffer`)).toMatchObject({
    status: 422,
    body: { error: { code: 'emailNeeded' } },
  });
  await staff.put(`${url}/${id}/disable`);
  expect(await staff.put(`${url}/${id}/resendAccountOffer`)).toMatchObject({
    status: 422,
    body: { error: { code: 'contractorInactive' } },
  });
});

test('[S-016] [C-545] contractors read and keep their own details, and nothing else of them', async () => {
  const person = await aPerson(services, practice, { roles: ['CONTRACTOR'] });
  const { id } = (
    await staff.post(url, { type: 'typist', firstName: 'Robin', lastName: 'Reid', notes: 'Slow' })
  ).body;
  await services.hostDb.batch({ tenantId: practice.tenantId }, [
    {
      text: 'update contractors set user_id = $3 where tenant_id = $1 and id = $2',
      values: [practice.tenantId, String(id), person.id],
    },
  ]);
  const own = await server.apiOf(person);

  const saved = await own.put(`${url}/AddOrUpdateMyDetail`, { phone: '0255501234', address: null });

  expect(saved).toMatchObject({ status: 200, body: { phone: '0255501234' } });
  const mine = await own.get(`${url}/myDetail`);
  expect(mine.body).toMatchObject({ id, phone: '0255501234' });
  expect(JSON.stringify(mine.body)).not.toContain('Slow');
  expect((await own.put(`${url}/AddOrUpdateMyDetail`, { type: 'broker' })).status).toBe(400);
});

test('[B-224] [C-157] [C-158] [C-159] contractors are compared by last name, email and name', async () => {
  const body = { type: 'other', firstName: 'Twin', lastName: 'Zzyzx', email: 'twin@mail.example' };
  const { id } = (await staff.post(url, body)).body;
  const found = async (call: string) => (await staff.get(`${url}/${call}`)).body.items?.[0]?.id;

  expect(await found('similarItemsByLastName?lastName=zzyzx')).toBe(id);
  expect(await found('similarItemsByEmail?email=twin@mail.example')).toBe(id);
  expect(await found('similarItemsByName?name=twin zzy')).toBe(id);
});

test('[C-160] the booking history of a contractor is there', async () => {
  const body = { type: 'other', firstName: 'Any', lastName: 'Body' };
  const { id } = (await staff.post(url, body)).body;

  expect((await staff.get(`${url}/${id}/bookingHistory`)).body).toMatchObject({ items: [] });
});
