import { randomUUID } from 'node:crypto';
import type { Actor } from '#kernel/domain';
import type { aCasePractice } from './a-case.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;

const personText = `with r as (
    insert into roles (tenant_id, id, name, display_name) values ($1, $2, $4, $4)
    on conflict do nothing returning id),
  u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
    values ($1, $3, $5, $5, $6, 'Reed'))
  insert into users__roles (tenant_id, owner_id, target_id)
  select $1, $3, coalesce((select id from r),
    (select id from roles where tenant_id = $1 and name = $4 and not is_deleted))`;

/** Somebody whom the policies of the database know too: whom a case is for is asked there. */
export async function aStoredPerson(
  { run, tenantId, signedIn }: Practice,
  role: string,
  facts: Partial<Actor> = {},
  firstName = 'Sam',
) {
  const userId = randomUUID();
  await run(personText, [tenantId, randomUUID(), userId, role, `${userId}@office.test`, firstName]);
  return signedIn([role], { userId, ...facts });
}
