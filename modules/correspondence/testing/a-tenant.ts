import { randomUUID } from 'node:crypto';
import type { Database } from '#kernel/server';
import { systemContext } from '#kernel/server';

/** A tenant of its own for a test, with a name and an address to answer to. */
export async function aTenant(hostDb: Database): Promise<string> {
  const id = randomUUID();
  await hostDb.batch(systemContext(id), [
    {
      text: `with edition as (insert into editions (id, name) values ($1, $2) returning id)
        insert into tenants (id, name, edition_id, customer_name, email)
        select $3, $2, id, 'Harbour "Medico-Legal"', 'answers@practice.test' from edition`,
      values: [randomUUID(), `tenant ${id}`, id],
    },
  ]);
  return id;
}
