import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this a packet is a packet, compressed or not. */
const worthwhile = 1024;

/** The first levels take most of what there is to take; the last ones cost ten times as much. */
const brotliOptions: BrotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const gzipOptions: ZlibOptions = { level: 2, memLevel: 9, flush: constants.Z_SYNC_FLUSH };

type Text = string | Buffer;
type Packer = {
  readonly whole: (text: Text) => Promise<Buffer>;
  readonly stream: () => NodeJS.ReadWriteStream & Readable;
};

const wholeBrotli = promisify<Text, BrotliOptions, Buffer>(brotliCompress);
const wholeGzip = promisify<Text, ZlibOptions, Buffer>(gzip);

/** The first that the caller accepts; brotli is a quarter smaller at a quarter of the cost. */
const packers: Readonly<Record<string, Packer>> = {
  br: {
    whole: (text) => wholeBrotli(text, brotliOptions),
    stream: () => createBrotliCompress(brotliOptions),
  },
  gzip: {
    whole: (text) => wholeGzip(text, gzipOptions),
    stream: () => createGzip(gzipOptions),
  },
};

const compressible =
  /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b|image\/svg)/;

/** BREACH: what the sign-in answers holds secrets beside words of the request, and stays as it is. */
const withSecrets = /^\/(connect|account|\.well-known)(\/|$)/;

type Payload = Text | Readable | null | undefined;

/** JSON shrinks to a third and less. The access token is in a header, never in an answer. */
export function addCompression(app: FastifyInstance): void {
  const packed = new WeakSet<FastifyReply>();
  // What breaks before its first byte is answered by words that nobody compresses.
  app.addHook('onError', (_request, reply, _error, done) => {
    if (packed.has(reply)) reply.removeHeader('content-encoding');
    done();
  });
  app.addHook<Payload>('onSend', (request, reply, payload, done) => {
    if (!payload || !mayCompress(request, reply, payload)) return done(null, payload);
    addVary(reply);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const packer = packers[encoding];
    if (!packer) return done(null, payload);
    packed.add(reply);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    weakenTag(reply);
    if (isStream(payload)) return done(null, packStream(payload, packer));
    packer.whole(payload).then(
      (bytes) => done(null, bytes),
      (error: Error) => done(error),
    );
  });
}

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as Readable).pipe === 'function';

function mayCompress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: NonNullable<Payload>,
): boolean {
  const size = isStream(payload)
    ? Number(reply.getHeader('content-length') ?? Infinity)
    : payload.length;
  if (size < worthwhile) return false;
  return (
    compressible.test(String(reply.getHeader('content-type') ?? '')) &&
    request.method !== 'HEAD' &&
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    !withSecrets.test(request.url.split('?', 1)[0] ?? '')
  );
}

/** `gzip`, `*` or `br, gzip;q=0.5`; with a weight of nothing it is refused. */
export function encodingFor(header: string | string[] | undefined): string {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
        const weight = parameters.find((word) => word.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return Object.keys(packers).find(isAccepted) ?? 'identity';
}

/** What is slow to come is passed on as it comes; when either end breaks, so does the other. */
function packStream(source: Readable, { stream }: Packer): Readable {
  const packing = stream();
  source.on('error', (error) => packing.destroy(error));
  packing.on('close', () => source.destroy());
  return source.pipe(packing);
}

function addVary(reply: FastifyReply): void {
  const known = reply.getHeader('vary');
  if (/accept-encoding|\*/i.test(String(known ?? ''))) return;
  reply.header('vary', known ? `${String(known)}, accept-encoding` : 'accept-encoding');
}

/** The same record, but no longer the same bytes. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
}
