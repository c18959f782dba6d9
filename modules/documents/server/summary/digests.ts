import type { Tx } from '#kernel/server';

/** What was made of a file before, so that nobody waits and pays for it twice. */
export type Digest<C> = {
  readonly content: C;
  /** The name of the model; null when none was asked. */
  readonly model: string | null;
  readonly madeAt: string;
};

type Kind = 'summary' | 'transcription' | 'letterOfInstruction';
type Key = { readonly fileId: string; readonly kind: Kind; readonly variant?: string };

const readText = `select content, model, made_at as "madeAt" from file_digests
  where file_id = $1::uuid and kind = $2 and variant = $3`;
const keepText = `insert into file_digests (tenant_id, file_id, kind, variant, model, content)
  select current_tenant(), f.id, $2, $3, $4, $5::jsonb from files f
    where f.id = $1::uuid and f.status = 'stored'
  on conflict (tenant_id, file_id, kind, variant) do update
    set model = excluded.model, content = excluded.content, made_at = now()
  returning content, model, made_at as "madeAt"`;

export async function keptDigest<C>(
  tx: Pick<Tx, 'query'>,
  { fileId, kind, variant = '' }: Key,
): Promise<Digest<C> | null> {
  const [found] = await tx.query<Digest<C>>(readText, [fileId, kind, variant]);
  return found ?? null;
}

export async function keepDigest<C>(
  tx: Pick<Tx, 'query'>,
  { fileId, kind, variant = '' }: Key,
  { content, model }: Pick<Digest<C>, 'content' | 'model'>,
): Promise<Digest<C> | null> {
  const values = [fileId, kind, variant, model, JSON.stringify(content)];
  const [kept] = await tx.query<Digest<C>>(keepText, values);
  return kept ?? null;
}
