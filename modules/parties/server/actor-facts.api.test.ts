import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { partiesServer } from './index.ts';

registerCatalogue();
const server = await identityTestServer([partiesServer]);
const { services } = server;
const practice = await aPractice(services);
const { tenantId } = practice;

async function aCompany(businessType: string): Promise<string> {
  const id = randomUUID();
  await services.hostDb.batch({ tenantId }, [
    {
      text: 'insert into companies (tenant_id, id, name, business_type) values ($1, $2, $3, $4)',
      values: [tenantId, id, `company ${id}`, businessType],
    },
  ]);
  return id;
}

const profileOf = async (person: Awaited<ReturnType<typeof aPerson>>) =>
  (await (await server.apiOf(person)).get('/app/profile/current')).body;

test('[B-096] a case manager is known with the company and its type', async () => {
  const person = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });
  const [companyId, id] = [await aCompany('insurer'), randomUUID()];
  await services.hostDb.batch({ tenantId }, [
    {
      text: `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id, user_id)
        values ($1, $2, 'Robin', 'Reid', $3, $4, $5)`,
      values: [tenantId, id, person.userName, companyId, person.id],
    },
  ]);

  const profile = await profileOf(person);

  expect(profile).toMatchObject({
    attributes: { caseManagerCompanyType: 'insurer' },
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      caseManagerId: [id],
    },
    caseManager: { id },
    company: { id: companyId },
    caseManagerCompany: { businessType: 'insurer' },
  });
});

test('[B-095] [E-017] [E-019] a contractor is known with type and company type; a disabled one is nobody', async () => {
  const [person, gone] = [
    await aPerson(services, practice, { roles: ['CONTRACTOR'] }),
    await aPerson(services, practice, { roles: ['CONTRACTOR'] }),
  ];
  const companyId = await aCompany('insurer');
  const insert = (id: string, userId: string, isActive: boolean) => ({
    text: `insert into contractors (tenant_id, id, first_name, last_name, type, company_id, user_id, is_active)
      values ($1, $2, 'Robin', 'Reid', 'typist', $3, $4, $5)`,
    values: [tenantId, id, companyId, userId, isActive],
  });
  await services.hostDb.batch({ tenantId }, [
    insert(randomUUID(), person.id, true),
    insert(randomUUID(), gone.id, false),
  ]);

  expect(await profileOf(person)).toMatchObject({
    attributes: { contractorType: 'typist', contractorCompanyType: 'insurer' },
    ids: { companyId: [companyId] },
  });
  expect((await profileOf(gone)).ids).not.toHaveProperty('contractorId');
});

test('a specialist is known by id', async () => {
  const person = await aPerson(services, practice, { roles: ['SPECIALIST'] });
  const id = randomUUID();
  await services.hostDb.batch({ tenantId }, [
    {
      text: `insert into specialists (tenant_id, id, first_name, last_name, user_id)
        values ($1, $2, 'Robin', 'Reid', $3)`,
      values: [tenantId, id, person.id],
    },
  ]);

  expect((await profileOf(person)).ids).toMatchObject({ specialistId: [id] });
});

type Doctor = { level?: string; practiceName?: string; userId?: string };

async function aDoctor({ level = 'SPECIALIST', practiceName, userId }: Doctor = {}) {
  const id = randomUUID();
  await services.hostDb.batch({ tenantId }, [
    {
      text: `insert into specialists
          (tenant_id, id, first_name, last_name, admin_level, practice_name, user_id)
        values ($1, $2, 'Robin', 'Reid', $3, $4, $5)`,
      values: [tenantId, id, level, practiceName, userId],
    },
  ]);
  return id;
}

async function seenBy(given: Doctor, assists: readonly string[] = []) {
  const person = await aPerson(services, practice, { roles: ['SPECIALIST'] });
  const own = await aDoctor({ ...given, userId: person.id });
  await services.hostDb.batch(
    { tenantId },
    assists.map((id) => ({
      text: `insert into specialists__assisted_specialists (tenant_id, owner_id, target_id)
        values ($1, $2, $3)`,
      values: [tenantId, own, id],
    })),
  );
  const { ids } = await profileOf(person);
  return { own, seen: [...(ids?.visibleSpecialistIds ?? [])].map(String).sort() };
}

test('[G-095] an assistant sees the named specialists, a specialist nobody else', async () => {
  const [named] = [await aDoctor(), await aDoctor()];

  const assistant = await seenBy({ level: 'SPECIFIC_ADMIN' }, [named]);
  const specialist = await seenBy({ level: 'SPECIALIST' }, [named]);

  expect(assistant.seen).toEqual([assistant.own, named].sort());
  expect(specialist.seen).toEqual([specialist.own]);
});

test('[G-095] a practice manager sees all specialists of the practice', async () => {
  const name = `Harbour ${randomUUID()}`;
  const [one, two] = [
    await aDoctor({ practiceName: name }),
    await aDoctor({ practiceName: ` ${name.toUpperCase()} ` }),
  ];
  await aDoctor({ practiceName: 'Elsewhere' });

  for (const level of ['GENERAL_ADMIN', 'GENERAL_ADMIN_2']) {
    const manager = await seenBy({ level, practiceName: name });
    expect(manager.seen).toEqual(expect.arrayContaining([one, two, manager.own]));
    expect(manager.seen).not.toContain(await aDoctor());
  }
  const withoutPractice = await seenBy({ level: 'GENERAL_ADMIN', practiceName: ' ' });
  expect(withoutPractice.seen).toEqual([withoutPractice.own]);
});
