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
    ids: { companyId: [companyId], visibleCompanyIds: [companyId], caseManagerId: [id] },
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
