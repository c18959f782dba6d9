import type { FastifyContextConfig, FastifyInstance } from 'fastify';

/** `url` is the pattern of the route; nothing when no route matched. */
type RouteConfig = FastifyContextConfig & { readonly url?: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Fastify puts `routeOptions` together anew each time it is asked for. */
    routeConfig: RouteConfig;
  }
}

const unmatched: RouteConfig = {};

export function addRouteConfig(app: FastifyInstance): void {
  app.decorateRequest('routeConfig');
  app.addHook('onRequest', (request, _reply, done) => {
    request.routeConfig = (request.routeOptions.config as RouteConfig | undefined) ?? unmatched;
    done();
  });
}
