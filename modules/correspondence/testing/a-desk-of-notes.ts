import { randomUUID } from 'node:crypto';
import { identityServer } from '#identity/server';
import { documentsServer } from '#documents/server';
import { forgetCounts } from '#kernel/server';
import type { Loose } from '#kernel/testing';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { correspondenceServer } from '../server/index.ts';
import { somePeople } from './some-people.ts';

export const notesBase = '/app/correspondences';

/** What an update sends back of a note. */
export const changeOf = ({
  fromModule,
  objectId,
  content,
  visibility,
  concurrencyStamp,
}: Loose) => ({
  fromModule,
  objectId,
  content,
  visibility,
  concurrencyStamp,
});

/** A company with its case manager, a claimant of theirs, and the office. */
export async function aDeskOfNotes() {
  const modules = [platformServer, identityServer, documentsServer, correspondenceServer];
  const server = await testServer({ modules, role: 'all' });
  const people = await somePeople(server);
  const { tenantId, run } = people;
  const [companyId, clientId, otherClientId] = [randomUUID(), randomUUID(), randomUUID()];
  await run(
    `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Tasman & Co', 'insurer')`,
    [tenantId, companyId],
  );
  await run(
    `insert into clients (tenant_id, id, first_name, last_name, company_id)
     values ($1, $2, 'Noor', 'Haddad', $4), ($1, $3, 'Piet', 'Bakker', null)`,
    [tenantId, clientId, otherClientId, companyId],
  );
  const admin = await people.signIn('ADMIN_STAFF');
  const staff = await people.signIn('STAFF');
  const colleague = await people.signIn('STAFF');
  const accounting = await people.signIn('ACCOUNTING');
  const manager = await people.signIn(
    'CASE_MANAGER',
    { companyId },
    { companyId: [companyId], ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
  );

  const aGroup = async (...members: readonly { actor: { userId: string } }[]) => {
    const id = randomUUID();
    await run(`insert into user_group (tenant_id, id, name) values ($1, $2, $3)`, [
      tenantId,
      id,
      `Group ${id}`,
    ]);
    for (const { actor } of members) {
      await run(
        `insert into user_group__members (tenant_id, owner_id, target_id) values ($1, $2, $3)`,
        [tenantId, id, actor.userId],
      );
    }
    return id;
  };

  /** A note on the claimant, for the office unless it says otherwise. */
  const write = (who: typeof staff, values: Readonly<Record<string, unknown>> = {}) =>
    who.api.post(notesBase, {
      fromModule: 'CLIENT',
      objectId: clientId,
      content: `Called the clinic ${randomUUID()}`,
      ...values,
    });

  const notesOn = async (who: typeof staff, more = '', id = clientId) => {
    forgetCounts();
    return who.api.get(`${notesBase}/ofRecord?fromModule=CLIENT&objectId=${id}${more}`);
  };

  const accounts = async (userId: string) => {
    const text = `select name, email from accounts where tenant_id = $1 and id = $2`;
    const [found] = await run(text, [tenantId, userId]);
    return (found?.rows ?? []) as { name: string; email: string }[];
  };

  return {
    server,
    accounts,
    ...people,
    companyId,
    clientId,
    otherClientId,
    admin,
    staff,
    colleague,
    accounting,
    manager,
    aGroup,
    write,
    notesOn,
  };
}
