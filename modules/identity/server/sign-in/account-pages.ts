import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type Provider from 'oidc-provider';
import { Refused, refusalOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { pretendPublic } from '../oidc/public-address.ts';
import { openBrands } from '../pages/brand.ts';
import type { Brand } from '../pages/brand.ts';
import { errorPage } from '../pages/error-page.ts';
import { pageHeaders } from '../pages/layout.ts';
import { comesFromUs } from './same-origin.ts';

export type AccountPages = {
  readonly services: Services;
  readonly provider: Provider;
  get(path: string, handler: RouteHandlerMethod): void;
  post(path: string, handler: RouteHandlerMethod): void;
  brandOf(request: FastifyRequest): Promise<Brand | null>;
  show(reply: FastifyReply, page: ShownPage, status?: number): FastifyReply;
  /** The same with the script that asks the browser for a passkey. */
  showWithScript(reply: FastifyReply, page: ShownPage, status?: number): FastifyReply;
};

type ShownPage = (nonce: string) => string;

export const formOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  (request.body ?? {}) as Record<string, string>;

export const queryOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 16_384 } as const;

/** The pages under /account: plain forms, no script, only for ourselves. */
export function accountPages(
  app: FastifyInstance,
  services: Services,
  provider: Provider,
): AccountPages {
  const { publicUrl } = services.config;
  const brands = openBrands(services);
  const askedHosts = new WeakMap<FastifyRequest, string | undefined>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request) => {
    askedHosts.set(request, request.headers.host);
    if (request.method === 'POST' && !comesFromUs(request, publicUrl))
      throw new Refused('notPermitted');
    pretendPublic(request.raw, publicUrl);
  });

  const showing = (hasScript: boolean): AccountPages['show'] => (reply, page, status = 200) => {
    const { nonce, headers } = pageHeaders({ hasScript });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page(nonce));
  };
  const show = showing(false);

  // People see these pages, not programs: a refusal is a page too.
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error);
    const { statusCode = 500 } = error as { statusCode?: number };
    const status = refused?.status ?? (statusCode < 500 ? statusCode : 500);
    if (status === 500) request.log.error({ reqId: request.id, err: error }, 'sign-in page failed');
    if (refused?.retryAfter) void reply.header('retry-after', String(refused.retryAfter));
    const description = refused?.message ?? 'Please start again.';
    return show(
      reply,
      (nonce) => errorPage(nonce, { error: 'failed', error_description: description }),
      status,
    );
  });

  return {
    services,
    provider,
    show,
    showWithScript: showing(true),
    get: (path, handler) => void app.get(path, anonymous, handler),
    post: (path, handler) => void app.post(path, anonymous, handler),
    brandOf: (request) => brands(askedHosts.get(request)),
  };
}
