import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { optional } from '#kernel/domain';
import { Refused, described, newId } from '#kernel/server';
import type { Config, Services, Tx } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connector, ConnectorHooks } from '../../domain/index.ts';

export type HookRoute = {
  readonly connector: Connector;
  readonly path: string;
  readonly secret: (config: Config) => string | undefined;
  /**
   * What was told is a hint that something happened: it is read again from the other side. Called only
   * with a JSON object that the right secret signed.
   */
  readonly hear: (told: Told) => Promise<void>;
};

export type Told = {
  readonly request: FastifyRequest;
  readonly body: Readonly<Record<string, unknown>>;
  /** False where the same was told before; asked in the transaction of its effect. */
  isNew(tx: Tx): Promise<boolean>;
};

const keepText = `insert into webhook_deliveries (tenant_id, id, kind, dedupe_key, body_hash)
  values (current_tenant(), $1, $2, $3, $3) on conflict (tenant_id, kind, dedupe_key) do nothing
  returning id`;

/** Any of several secrets may be in use while one is replaced; each has a header of its own. */
function isSigned(hooks: ConnectorHooks, request: FastifyRequest, bytes: Buffer, secret: string) {
  const right = createHmac(hooks.algorithm, secret).update(bytes).digest();
  const pattern = new RegExp(hooks.signatureHeader);
  return Object.entries(request.headers)
    .filter(([name]) => pattern.test(name))
    .some(([, value]) => {
      const given = Buffer.from(String(value), hooks.encoding);
      return given.length === right.length && timingSafeEqual(given, right);
    });
}

function objectIn(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof found === 'object' && found !== null && !Array.isArray(found))
      return found as Readonly<Record<string, unknown>>;
  } catch {
    // Refused below, like anything else that is no object.
  }
  throw new Refused('malformed');
}

const body = { $schema: { type: 'object' } } as const;

/** The signature covers the bytes as they came, so they are not parsed before it is checked. */
export async function addHookRoute(
  app: FastifyInstance,
  services: Services,
  { connector, path, secret, hear }: HookRoute,
): Promise<void> {
  const { hooks } = connector;
  if (!hooks) throw new Error(`The connector ${connector.kind} declares no hooks`);
  const options = { config: { policy: { anonymous: true } }, bodyLimit: hooks.mostBytes } as const;
  await app.register((scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post(
      path,
      described(options, { body, answer: { heard: optional('flag') } }),
      async (request) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const known = secret(services.config);
        if (!known || !isSigned(hooks, request, bytes, known)) throw new Refused('notFound');
        const hash = createHash('sha256').update(bytes).digest('hex');
        const isNew = async (tx: Tx) =>
          (await tx.query(keepText, [newId(), connector.kind, hash])).length > 0;
        await hear({ request, body: objectIn(bytes), isNew });
        return { heard: true };
      },
    );
    return Promise.resolve();
  });
}
