import type { FastifyReply } from 'fastify';
import { Refused, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { brandFileId, hostTenantId } from '#platform/domain';

/** Public is only what a tenant shows as its own picture right now. */
const text = `select f.storage_key as "storageKey", f.content_type as "contentType", f.size::float8
  from files f join platform_tenants t on t.id = f.tenant_id
  where f.id = $1::uuid and f.status = 'stored' and f.owner_resource = 'tenant'
    and $2 in (t.logo, t.secondary_logo, t.favicon)`;

type Found = { storageKey: string; contentType: string; size: number };

/** An SVG may hold a script: in an image element it never runs, and opened by itself it may not. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** B-386: before sign-in nobody can show a token. A name is never used twice. */
export async function sendBrandImage(
  { hostDb, storage }: Services,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const id = brandFileId(name);
  if (!id) throw new Refused('notFound');
  const [found] = await hostDb.batch(systemContext(hostTenantId), [{ text, values: [id, name] }]);
  const file = found?.rows[0] as Found | undefined;
  const source = file && (await storage.get(file.storageKey));
  if (!source) throw new Refused('notFound');
  return reply
    .header('content-type', file.contentType)
    .header('content-length', String(file.size))
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(source);
}
