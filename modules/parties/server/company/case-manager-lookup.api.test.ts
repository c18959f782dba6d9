import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api } = server.signedIn({ roles: ['STAFF'] });

const company = async (name: string) =>
  String((await api.post('/app/companies', { name, businessType: 'insurer' })).body.id);
const [kestrel, magpie] = [await company('Kestrel'), await company('Magpie')];

const people = [
  ['Zoe Adams', kestrel, null, 'Team Leader'],
  ['Amir Khan', kestrel, 'startOnboarding', 'Claims Consultant'],
  ['Lena Fox', kestrel, 'recruit', 'Claims Consultant'],
  ['Kim Lee', magpie, null, 'Claims Consultant'],
  ['Jo Ray', magpie, 'markNonBooking', 'Partner'],
] as const;
const ids = new Map<string, string>();
for (const [name, companyId, move, position] of people) {
  const [firstName, lastName] = name.split(' ');
  const email = `${lastName}@firm.example`;
  const { body } = await api.post('/app/case-managers', {
    firstName,
    lastName,
    email,
    companyId,
    position,
  });
  if (move) await api.put(`/app/case-managers/${body.id}/${move}`);
  ids.set(name, String(body.id));
}

const ask = async (query: string) => {
  const { body } = await api.get(`/app/case-managers?${query}`);
  return (body.items ?? []).map((item) => String(item.displayName));
};
const lookup = (query = '') => ask(`isSelectionList=true&${query}`);

test('[B-334] [B-335] the lookup offers who is onboarded or onboarding, by full name', async () => {
  expect(await lookup('sorting=FullName')).toEqual(['Amir Khan', 'Kim Lee', 'Zoe Adams']);
  expect(await lookup('isOnlyGetOnboardedOrOnboarding=true')).toHaveLength(3);
  expect(await lookup('isOnlyGetOnboardedOrOnboarding=false')).toHaveLength(5);
});

test('[B-334] a list shows everybody unless asked, and a chosen one is always named', async () => {
  expect(await ask('')).toHaveLength(5);
  expect(await ask('isOnlyGetOnboardedOrOnboarding=true')).toHaveLength(3);
  expect(await lookup(`ids=${ids.get('Jo Ray')}`)).toEqual(['Jo Ray']);
});

test.each<[string, string[]]>([
  [`companyId=${kestrel}`, ['Amir Khan', 'Zoe Adams']],
  [`companyIds=${kestrel},${magpie}`, ['Amir Khan', 'Kim Lee', 'Zoe Adams']],
  [`excludeCompanyIds=${kestrel}`, ['Kim Lee']],
  ['position=leader', ['Zoe Adams']],
  ['recruitmentStatus=Onboarding', ['Amir Khan']],
  [`caseManagerId=${ids.get('Kim Lee')}`, ['Kim Lee']],
  [`fromModule=IME&objectId=${kestrel}&tenantId=${magpie}&companyId=${magpie}`, ['Kim Lee']],
])('[C-320] the lookup takes %s', async (query, expected) => {
  expect(await lookup(query)).toEqual(expected);
});

test('[B-224] [C-139] [C-140] [C-141] people who look alike are found before saving', async () => {
  const names = async (query: string) =>
    ((await api.get(`/app/case-managers/${query}`)).body.items ?? []).map((item) =>
      String(item.displayName),
    );

  expect(await names('similarItemsByLastName?lastName=fo')).toEqual(['Lena Fox']);
  expect(await names('similarItemsByEmail?email=fox@firm.example')).toEqual(['Lena Fox']);
  expect(await names('similarItemsByName?name=lena%20f')).toEqual(['Lena Fox']);
  expect(
    await names(`similarItemsByLastName?lastName=fox&exceptId=${ids.get('Lena Fox')}`),
  ).toEqual([]);
});
