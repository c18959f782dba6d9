import { randomUUID } from 'node:crypto';
import type { Services } from '#kernel/server';
import { featureKey, hostTenantId } from '../domain/index.ts';

type TenantInput = {
  readonly id?: string;
  readonly edition?: string;
  readonly features?: readonly string[];
  readonly email?: string;
};

/** A tenant with its edition, and nobody in it. */
export async function aTenant({ hostDb }: Services, input: TenantInput = {}): Promise<string> {
  const { id = randomUUID(), edition = 'MLP', features = [], email = null } = input;
  await hostDb.transaction({ tenantId: hostTenantId }, async (tx) => {
    const [known] = await tx.query<{ id: string }>('select id from editions where name = $1', [
      edition,
    ]);
    const editionId = known?.id ?? randomUUID();
    if (!known) {
      await tx.query('insert into editions (id, name) values ($1, $2)', [editionId, edition]);
    }
    await tx.query(
      'insert into tenants (id, name, edition_id, features, email) values ($1, $2, $3, $4, $5)',
      [
        id,
        `tenant ${id}`,
        editionId,
        Object.fromEntries(features.map((feature) => [featureKey(feature), 'True'])),
        email,
      ],
    );
  });
  return id;
}
