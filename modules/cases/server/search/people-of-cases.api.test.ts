import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const modules = [platformServer, correspondenceServer, bookingServer, casesServer];
const server = await testServer({ modules, role: 'all' });
const practice = await aCasePractice(server);
const admin = await aStoredPerson(practice, 'ADMIN_STAFF');
const robin = await aStoredPerson(practice, 'STAFF', {}, 'Robin');

test('[B-399] people with actions about cases are counted by the type of the case', async () => {
  const { id } = await practice.newCase();
  const about = { fromModule: 'IME', objectId: id };
  const action = { title: 'Call', dueDate: '2026-11-20', assignedUserId: robin.actor.userId };
  for (const more of [about, about, {}]) {
    const made = await admin.api.post('/app/action-required', { ...action, ...more });
    expect(made.status).toBe(201);
  }
  const counted = async (query: string) =>
    (await admin.api.get(`/app/action-required/assignedUsersCount?${query}`)).body.items;

  expect(await counted('fromModule=IME')).toEqual([
    {
      userName: 'Robin',
      userSurname: 'Reed',
      count: 2,
      userId: robin.actor.userId,
      isActive: true,
    },
  ]);
  expect(await counted('fromModule=OT')).toEqual([]);
  expect(await counted('fromModule=IME&filterText=nobody')).toEqual([]);
});

test('[C-126] the persons in charge of a case are told with their address, to the case team', async () => {
  const { id } = await practice.newCase();
  await practice.run(
    `insert into default_pic (tenant_id, id, step, user_id) values ($1, gen_random_uuid(), 'PAPERWORK', $2)`,
    [practice.tenantId, robin.actor.userId],
  );
  const path = `/app/correspondences/RCStaffPic?fromModule=IME&objectId=${id}`;
  const specialist = practice.signedIn(['SPECIALIST']);

  expect((await admin.api.get(path)).body).toMatchObject({
    totalCount: 1,
    items: [{ step: 'PAPERWORK', stepName: 'Paperwork', userName: 'Robin Reed' }],
  });
  expect(await specialist.api.get(path)).toMatchObject({ status: 403 });
});
