import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import type { Handler } from '../action/handle.ts';
import { composeModules } from '../composed-modules.ts';
import { tasksHub } from '../tasks/tasks-hub.ts';
import type { Authenticate, ServerModule, Services } from '../services.ts';
import { addActionRoutes } from './action-routes.ts';
import { addDrain } from './drain.ts';
import { addCompression } from './compress.ts';
import { addBodyDeadline, serverRequestTimeout } from './body-deadline.ts';
import { addBrokenRequestReplies, brokenRequestOptions } from './broken-requests.ts';
import { addErrorReplies, sendRefusal } from './error-reply.ts';
import type { Unexpected } from './error-reply.ts';
import { sentencesFor } from '../resource/export/tenant-vocabulary.ts';
import { Refused } from '../refused.ts';
import { addGuard } from './guard.ts';
import { watchFullDisk } from './full-disk.ts';
import { addHealthRoutes } from './health.ts';
import type { ReadyCheck } from './health.ts';
import { addHistoryRoutes } from './history-routes.ts';
import { addImportRoutes } from './import-routes.ts';
import { inspectAnswers } from './inspect-answers.ts';
import type { InspectAnswer } from './inspect-answers.ts';
import { RateLimiter, defaultLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import { addRequestLog } from './logging.ts';
import { addMetrics } from './metrics.ts';
import { addNestedRoutes } from './nested-routes.ts';
import { addReadNotes } from './note-reads.ts';
import { addOpenApi } from './openapi.ts';
import { addPressureRelief } from './pressure.ts';
import { requestIds } from './request-ids.ts';
import { addResourceRoutes } from './resource-routes.ts';
import { addRouteConfig } from './route-config.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { addSearchRoute } from './search-route.ts';
import { addStatusLogRoutes } from './status-log-routes.ts';
import { addSimilarRoutes } from './similar-routes.ts';
import { addTaskRoutes } from './task-routes.ts';
import { addNotFoundReplies } from './web-files.ts';

export type AppOptions = {
  readonly services: Services;
  readonly modules: readonly ServerModule[];
  readonly authenticate: Authenticate;
  readonly webFolder?: string;
  readonly readyChecks?: Readonly<Record<string, ReadyCheck>>;
  readonly limits?: Limits;
  /** From here on the process counts as having too much in hand. */
  readonly slowLoopMs?: number;
  /** For tests: holds every answer against the OpenAPI document. */
  readonly inspectAnswer?: InspectAnswer;
};

const routing = (publicUrl: string) => ({
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  /** What the router itself refuses, such as `%ff` in a path, has our error shape too. */
  frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
    void sendRefusal(reply.headers(securityHeaders(publicUrl)), new Refused('malformed')),
});

const fastifyOptions = ({ log, config }: Services) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestIds(),
  // A logger for each request costs more than its line; who logs names the request.
  childLoggerFactory: (logger: Services['log']) => logger,
  trustProxy: config.publicUrl.startsWith('https:'),
  bodyLimit: 1_048_576,
  requestTimeout: serverRequestTimeout,
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 100_000,
  return503OnClosing: true,
  ...routing(config.publicUrl),
  ...brokenRequestOptions,
});

/** The HTTP edge. It knows definitions and modules; it knows no business. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, modules } = options;
  const app = Fastify(fastifyOptions(services));
  app.removeContentTypeParser('text/plain');

  composeModules(services, modules);
  addRouteConfig(app);
  addDrain(app);
  addBodyDeadline(app);
  addBrokenRequestReplies(app);
  const fullDisk = watchFullDisk(services.now);
  const noteFailure = (failure: Unexpected) => {
    for (const module of modules) module.unexpected?.(failure, services);
  };
  addErrorReplies(app, noteFailure, (actor) => sentencesFor(services, actor), fullDisk.note);
  addSecurityHeaders(app, services.config.publicUrl);
  // Before the answer is compressed: it says whom it showed.
  addReadNotes(app, services.readLog);
  addCompression(app);
  addRequestLog(app);
  addMetrics(app, services);
  await addPressureRelief(app, services.db, { slowLoopMs: options.slowLoopMs });
  addGuard(
    app,
    options.authenticate,
    new RateLimiter(options.limits ?? defaultLimits),
    services.now,
  );
  const described = addOpenApi(app);
  if (options.inspectAnswer) inspectAnswers(app, described, options.inspectAnswer);
  addHealthRoutes(app, services, { space: fullDisk.check, ...options.readyChecks });

  const handlers = modules.flatMap((module) => module.handlers ?? []);
  refuseDoubles(handlers);
  addActionRoutes(app, services, handlers);
  for (const module of modules) {
    await app.register(async (scope) => {
      await module.routes?.(scope, services);
    });
  }
  for (const resource of resources()) addRoutesOf(app, services, resource);
  addHistoryRoutes(app, services);
  addStatusLogRoutes(app, services);
  addSearchRoute(app, services);
  addTaskRoutes(app, services);
  addNotFoundReplies(app, options.webFolder);
  const parts = [tasksHub, ...modules.flatMap((module) => module.hub ?? [])];
  services.realtime.attach(app, { services, authenticate: options.authenticate, parts });
  return app;
}

function addRoutesOf(app: FastifyInstance, services: Services, resource: AnyResource): void {
  addResourceRoutes(app, services, resource);
  if (resource.alsoAt !== undefined)
    addResourceRoutes(app, services, { ...resource, base: resource.alsoAt });
  addImportRoutes(app, services, resource);
  addNestedRoutes(app, services, resource);
  addSimilarRoutes(app, services, resource);
}

function refuseDoubles(handlers: readonly Handler[]): void {
  const seen = new Set<string>();
  for (const { action } of handlers) {
    if (seen.has(action.ability)) throw new Error(`${action.ability} has two handlers`);
    seen.add(action.ability);
  }
}
