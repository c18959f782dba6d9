import { addDays, formatDate } from '#kernel/domain';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { toldByToast } from './toasts.ts';
import { uniqueName } from './unique-name.ts';

/** What an earlier try moved stands elsewhere on its day; each journey has weeks of its own. */
const farMonday = (from: string) => addDays(from, 7 * Math.floor(Math.random() * 100));

async function aCentre(api: Api, name: string, timeZone: string): Promise<Row> {
  return api.post('/app/centres', { name, timeZone, ownershipType: 'mlpOwned' });
}

/** The next specialist where one has a session then, as from an earlier try. */
async function firstFreeSession(api: Api, [who, ...others]: Row[], wanted: object): Promise<Row> {
  if (!who) throw new Error('Every specialist has a session then');
  try {
    return await api.post('/app/appointment-sessions', { specialistId: who.id, ...wanted });
  } catch (error) {
    if (!String(error).includes('sessionOverlaps')) throw error;
    return firstFreeSession(api, others, wanted);
  }
}

/** A specialist with a session at Parramatta, a Perth to go to, and two people who are booked. */
async function aBookedSession(api: Api, day: string) {
  const parramatta = await aCentre(api, uniqueName('Parramatta Rooms'), 'Australia/Sydney');
  const perth = await aCentre(api, uniqueName('Perth Terrace'), 'Australia/Perth');
  const onboarded = '/app/specialists?maxResultCount=50&recruitmentStatus=ONBOARDED';
  const session = await firstFreeSession(api, (await api.get(onboarded)).items as Row[], {
    centreId: parramatta.id,
    timeZone: 'Australia/Sydney',
    dateFrom: `${day}T22:00:00.000Z`,
    dateTo: `${day}T23:59:00.000Z`,
    slotMinutes: 30,
  });
  const { items } = await api.get(`/app/appointment-sessions/${session.id}/slots`);
  const clients = [await aClaimant(api), await aClaimant(api)];
  const people: Row[] = [];
  for (const [at, client] of clients.entries()) {
    const slot = (items as Row[])[at]?.id ?? '';
    const booked = await api.post(`/app/appointment-slots/${slot}/book`, {
      clientId: client.id,
      consultationType: 'inPerson',
      tell: [],
      answers: { contractEnded: 'yes', highRisk: 'yes', holiday: 'yes' },
    });
    people.push(booked);
  }
  return { session, perth, people, specialistId: session['specialistId'] };
}

test('a session goes from Parramatta to Perth and takes the people along', async ({
  page,
  signIn,
}) => {
  const api = await apiAs('staff@harbour.test');
  const { session, perth, people } = await aBookedSession(api, farMonday('2028-03-13'));

  await signIn('staff@harbour.test', `/view/appointment-sessions/detail/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('#centreId').fill(String(perth.name));
  await page.locator('.ant-select-item-option', { hasText: String(perth.name) }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: '2 appointments are affected' });
  const rows = dialog.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Parramatta Rooms');
  await expect(rows.first()).toContainText('Perth Terrace');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    dialog.getByRole('button', { name: /offer other slots to 2 people$/ }),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(
    dialog.getByRole('button', { name: /^Move session and 2 appointments/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await api.get(`/app/appointment-sessions/${session.id}`)).centreId).not.toBe(perth.id);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Enter');

  await toldByToast(page, 'Data has been saved successfully.');
  for (const { id } of people) {
    expect(await api.get(`/app/appointments/${id}`)).toMatchObject({
      centreId: perth.id,
      status: 'booked',
    });
  }
});

test('leave over booked days lists the people, and each gets an action', async ({
  page,
  signIn,
}) => {
  const api = await apiAs('staff@harbour.test');
  const monday = farMonday('2030-03-11');
  const { session, people, specialistId } = await aBookedSession(api, monday);

  await signIn('staff@harbour.test', `/view/specialists/detail/${String(specialistId)}`);
  await page.getByRole('button', { name: 'Add leave' }).click();
  const form = page.getByRole('dialog', { name: 'Add leave' });
  const dayAfter = formatDate(addDays(monday, 1), 'DD/MM/YYYY');
  await form.locator('#startDate').fill(dayAfter);
  await form.locator('#endDate').fill(dayAfter);
  await form.locator('#endDate').press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: '2 appointments are affected' });
  await expect(dialog.locator('tbody tr').first()).toContainText('The specialist is on leave');
  await dialog.getByRole('button', { name: 'Save leave, offer other slots to 2 people' }).click();
  await expect(form).toBeHidden();

  const { items } = await api.get(`/app/action-required?objectId=${people[0]?.id}&status=open`);
  expect(items).toMatchObject([{ title: expect.stringMatching(/^Offer .+ another slot$/) }]);
  await openTab(page, `/view/appointment-sessions/detail/${session.id}`);
  const slots = page.locator('.session-slot-free');
  await expect(slots.first()).toContainText('Not bookable');
  await expect(slots.first()).toContainText('The specialist is on leave');
});
