export type ClusterSettings = Record<string, string | number>;

/** Durable, closed to the network, and tuned for many index-only counts on one machine. */
const DEFAULTS: ClusterSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: 100,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: 1.1,
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
