import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/domain';
import type { ReadLog } from './audit/read-log.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Handler } from './action/handle.ts';
import type { Contribution } from './extension-point.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { JobDefinition, Subscription } from './jobs/definitions.ts';
import type { Invariant } from './invariant/invariant.ts';
import type { HubPart, Realtime } from './realtime/realtime.ts';
import type { Unexpected } from './http/error-reply.ts';
import type { Rule } from './rule/rule.ts';
import type { ScreenListener } from './rule/tell-screens.ts';
import type { Maintenance } from './schema/maintenance.ts';
import type { ModuleTables } from './schema/module-tables.ts';
import type { SealedColumn, Secrets } from './secrets.ts';
import type { DemoData, SeedData } from './seed/seed-data.ts';
import type { Storage } from './storage/storage.ts';
import type { TaskPart } from './tasks/task-work.ts';
import type { TenantDefaults } from './tenant-defaults/tenant-defaults.ts';

/** What every handler, route and job may use. */
export type Services = {
  readonly config: Config;
  /** Under row-level security as `caseway_app`. */
  readonly db: Database;
  /** Explicit cross-tenant work as `caseway_host`; each use is audited. */
  readonly hostDb: Database;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  /** Where the bytes of files are; their rows say who may see them. */
  readonly storage: Storage;
  /** Every read of a record leaves a row in the audit log. */
  readonly readLog: ReadLog;
  /** To the browsers, whichever process they are connected to. */
  readonly realtime: Realtime;
  readonly log: FastifyBaseLogger;
  /** The few things that only the owner of the database may do. */
  readonly maintenance: Maintenance;
  now(): Date;
};

/** Null: nobody is signed in, or the token is no longer good. */
export type Authenticate = (
  request: Pick<FastifyRequest, 'headers'> & { readonly ip?: string },
  /** Asks the database again, whatever is remembered. */
  options?: { readonly anew: true },
) => Promise<Actor | null>;

/** D7: a route without a policy stops the server from starting. */
/** `orSignedIn`: nobody must be, but who is counts. */
export type Policy =
  | { anonymous: true; orSignedIn?: true }
  | { signedIn: true }
  | { ability: string };

/** What one module adds to the server besides its definitions. */
export type ServerModule = {
  readonly name: string;
  /** Handlers of the actions that its domain declares. */
  readonly handlers?: readonly Handler[];
  /** Routes that are no resource and no action; each carries `config.policy`. */
  routes?(app: FastifyInstance, services: Services): void | Promise<void>;
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly JobDefinition[];
  readonly hub?: HubPart;
  /** What it adds to the extension points of the modules before it. */
  readonly contributes?: readonly Contribution[];
  /** What happens or must hold when a record of this module or an earlier one is written. */
  readonly rules?: readonly Rule[];
  /** What must always be true between its records and those of earlier modules. */
  readonly invariants?: readonly Invariant[];
  /** By resource or plain table: tells the open screens what was written. */
  readonly screens?: Readonly<Record<string, ScreenListener>>;
  /** Where it keeps sealed texts. */
  readonly sealed?: readonly SealedColumn[];
  /** Hears of every fault of ours; must neither throw nor wait. */
  unexpected?(failure: Unexpected, services: Services): void;
  /** What every tenant starts with. */
  readonly tenantDefaults?: TenantDefaults;
  /** Tables that no definition makes, and the views and functions that modules after it may name. */
  readonly database?: ModuleTables;
  /** What every installation starts with. */
  readonly seed?: SeedData;
  /** What `SEED=demo` loads. */
  readonly demo?: DemoData;
  /** The work of the tasks that its domain declares. */
  readonly tasks?: TaskPart;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** Whoever calls it must have proven lately who they are. */
    stepUp?: true;
    /** The same where the body names one of these. */
    stepUpFields?: readonly string[];
  }
  interface FastifyRequest {
    actor: Actor;
  }
}
