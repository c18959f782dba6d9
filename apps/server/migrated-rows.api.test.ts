import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { acrossTenants, migrationsFolder } from '#kernel/server';
import { asSuperuser, testConnections, testDatabase } from '#kernel/testing';

const ownerUrl = await testDatabase();
const { hostDb } = testConnections(ownerUrl);

/** As an upgrade does it: by the owner, whom the walls between tenants bind too. */
async function apply(file: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`begin; ${readFileSync(join(migrationsFolder, file), 'utf8')}; commit`);
  } finally {
    await owner.end();
  }
}

const rowsOf = async (text: string) => (await hostDb.batch(acrossTenants, [{ text }]))[0]?.rows;

test('accounts of lenders that exist lose their blanks, whichever tenant they are of', async () => {
  const lender = (bsb: string, account: string) =>
    `('${randomUUID()}', '${randomUUID()}', 'Lender', '${bsb}', '${account}')`;
  await asSuperuser(
    ownerUrl,
    `insert into funding_providers (tenant_id, id, name, bsb, account_no) values
      ${lender('012-345', '12 34-56')}, ${lender('062 000', '1234')}, ${lender('ANZ 12', 'a letter')}`,
  );

  await apply('0443_accounts_of_lenders_are_digits.sql');

  expect(await rowsOf('select bsb, account_no from funding_providers order by bsb')).toEqual([
    { bsb: '012345', account_no: '123456' },
    { bsb: '062000', account_no: '1234' },
    { bsb: 'ANZ 12', account_no: 'a letter' },
  ]);
});

test('practices that exist keep their iCare claims, and no other edition gets them', async () => {
  const edition = (name: string) => `('${randomUUID()}', '${name}', '{"a": "True"}')`;
  await asSuperuser(
    ownerUrl,
    `delete from editions; insert into editions (id, name, features)
      values ${edition('MLP')}, ${edition('MARKETING')}`,
  );

  await apply('0460_practices_have_icare_claims.sql');

  expect(await rowsOf('select name, features from editions order by name')).toEqual([
    { name: 'MARKETING', features: { a: 'True' } },
    { name: 'MLP', features: { a: 'True', 'Application:ICareClaim': 'True' } },
  ]);
});

test('a tenant that has built iCare claims keeps them, whatever its edition is', async () => {
  const [edition, built, without] = [randomUUID(), randomUUID(), randomUUID()];
  await asSuperuser(
    ownerUrl,
    `insert into editions (id, name, features) values ('${edition}', 'Made by the host', null);
     insert into tenants (id, name, edition_id, features) values
       ('${built}', 'built', '${edition}', '{"Application:ICareClaim": "False", "a": "True"}'),
       ('${without}', 'without', '${edition}', null);
     insert into icare_claims (tenant_id, id, invoice_id, claim_no, amount, content)
       values ('${built}', '${randomUUID()}', '${randomUUID()}', 'WC1', 100, 'a file')`,
  );

  await apply('0469_who_built_icare_claims_keeps_them.sql');

  const of = (id: string) => rowsOf(`select features from tenants where id = '${id}'`);
  expect(await of(built)).toEqual([{ features: { 'Application:ICareClaim': 'True', a: 'True' } }]);
  expect(await of(without)).toEqual([{ features: null }]);
});
