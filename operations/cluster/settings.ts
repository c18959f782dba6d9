import { totalmem } from 'node:os';

export type ClusterSettings = Record<string, string | number>;

const megabyte = 2 ** 20;

/** An eighth of the machine: what is searched often must not come from the kernel page by page. */
const ownCache = (memory: number): number =>
  Math.max(128, Math.min(1024, Math.floor(memory / megabyte / 8)));

/** Durable, closed to the network, and tuned for many index-only counts on one machine. */
const DEFAULTS: ClusterSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: 100,
  // A restore makes every table in one transaction, and holds a lock on each until its end.
  max_locks_per_transaction: 256,
  shared_buffers: `${ownCache(totalmem())}MB`,
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: `${Math.max(256, Math.floor(totalmem() / megabyte / 2))}MB`,
  random_page_cost: 1.1,
  // Every search reads what waits to be sorted into its index: four megabytes take it ten ms more.
  gin_pending_list_limit: '256kB',
  max_wal_size: '2GB',
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: 0.02,
  autovacuum_vacuum_insert_scale_factor: 0.02,
  autovacuum_analyze_scale_factor: 0.02,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details carry the values of patients: neither may reach a log file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

export function settingArguments(port: number, overrides: ClusterSettings = {}): string[] {
  const all = { ...DEFAULTS, ...overrides, port };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
