import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';
import { healthCheckPoint } from './health-check-point.ts';

const version = (): string =>
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string })
    .version;

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`;
}

const databaseText = `select current_setting('server_version') as version,
  pg_database_size(current_database())::float8 as size`;

export const ownHealthChecks = [
  healthCheckPoint.contribute({
    name: 'database',
    check: async ({ hostDb, db }) => {
      const began = performance.now();
      const [found] = await hostDb.batch(systemContext(hostTenantId), [{ text: databaseText }]);
      const milliseconds = Math.round((performance.now() - began) * 10) / 10;
      const row = found?.rows[0] as { version: string; size: number } | undefined;
      const { total, idle, waiting } = db.stats();
      return {
        state: waiting > 0 ? 'warning' : 'ok',
        sentence: waiting > 0 ? 'Requests wait for a connection.' : 'The database answers.',
        facts: {
          'Answer in ms': milliseconds,
          Version: row?.version ?? null,
          'Size in MB': megabytes(row?.size ?? 0),
          Connections: `${total - idle} of ${total} in use`,
        },
      };
    },
  }),

  healthCheckPoint.contribute({
    name: 'storage',
    check: async ({ storage, config }) => {
      await storage.check();
      const isLocal = config.storageUrl.startsWith('file:');
      return {
        state: 'ok',
        sentence: 'Files can be written and read.',
        facts: { Kind: isLocal ? 'Folder of this server' : 'Object storage' },
      };
    },
  }),

  healthCheckPoint.contribute({
    name: 'jobs',
    check: async ({ jobs, config }) => {
      const { queues, recurring } = await jobs.board(null);
      const sum = (state: 'waiting' | 'running' | 'failed') =>
        queues.reduce((total, queue) => total + queue[state], 0);
      const failed = sum('failed');
      return {
        state: failed > 0 ? 'warning' : 'ok',
        sentence:
          failed > 0
            ? `${failed} job${failed === 1 ? '' : 's'} failed for good and wait${failed === 1 ? 's' : ''} for a decision.`
            : 'No job has failed for good.',
        facts: {
          Waiting: sum('waiting'),
          Running: sum('running'),
          Recurring: recurring.length,
          'This process': config.role === 'web' ? 'web only' : 'works on jobs',
        },
      };
    },
  }),

  healthCheckPoint.contribute({
    name: 'process',
    check: async ({ config }) => ({
      state: 'ok',
      sentence: `Version ${version()}, up for ${duration(process.uptime())}.`,
      facts: {
        Version: version(),
        'Node.js': process.versions.node,
        'Memory in MB': megabytes(process.memoryUsage().rss),
        Address: config.publicUrl,
      },
    }),
  }),
];
