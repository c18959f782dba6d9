import { errors } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Row } from '#kernel/server';
import { rotationGraceSeconds } from './client.ts';
import { storedId } from './store.ts';
import type { Store } from './store.ts';

const upsertText = `insert into oidc_payloads (model, id, payload, grant_id, uid, expires_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
    uid = excluded.uid, expires_at = excluded.expires_at`;

/** D12: only one of any number of parallel callers consumes the row. */
const consumeText = `update oidc_payloads set consumed_at = $3
  where model = $1 and id = $2 and consumed_at is null returning id`;

const columns = 'id, payload, consumed_at';

function payloadOf(store: Store, model: string, now: Date, row?: Row): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = store.open(model, row.id as string, row.payload as string);
  const consumedAt = row.consumed_at ? Date.parse(row.consumed_at as string) : null;
  if (!payload || consumedAt === null) return payload;
  const isFresh = now.getTime() - consumedAt <= rotationGraceSeconds * 1000;
  // As if unknown: refused, but the family lives. A later replay is found, and ends the family.
  if (model === 'RefreshToken' && isFresh) return undefined;
  return { ...payload, consumed: Math.floor(consumedAt / 1000) };
}

export const adapterOver =
  (store: Store, now: () => Date) =>
  (model: string): Adapter => {
    const select = async (where: string, value: string) => {
      const text = `select ${columns} from oidc_payloads where model = $1 and ${where} = $2`;
      const [result] = await store.run([{ text, values: [model, value] }]);
      return payloadOf(store, model, now(), result?.rows[0]);
    };

    return {
      async upsert(id, payload, expiresIn) {
        const storedAs = storedId(model, id);
        const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
        await store.run([
          {
            text: upsertText,
            values: [
              model,
              storedAs,
              store.seal(model, storedAs, payload),
              payload.grantId ?? null,
              payload.uid ?? null,
              expiresAt,
            ],
          },
        ]);
      },
      find: (id) => select('id', storedId(model, id)),
      findByUid: (uid) => select('uid', uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const [result] = await store.run([
          { text: consumeText, values: [model, storedId(model, id), now()] },
        ]);
        if (!result?.rows.length) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await store.run([
          {
            text: 'delete from oidc_payloads where model = $1 and id = $2',
            values: [model, storedId(model, id)],
          },
          ...(model === 'Grant' ? [endSignIn(id, now())] : []),
        ]);
      },
      async revokeByGrantId(grantId) {
        await store.run([
          {
            text: 'delete from oidc_payloads where model = $1 and grant_id = $2',
            values: [model, grantId],
          },
        ]);
      },
    };
  };

/** A grant is one sign-in: access tokens name it, and die with it. */
const endSignIn = (grantId: string, now: Date) => ({
  text: 'update sign_ins set ended_at = $2 where id = $1 and ended_at is null',
  values: [grantId, now],
});
