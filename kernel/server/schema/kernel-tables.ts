import type { ModuleTables } from './module-tables.ts';

/** The kernel's own tables, and what every module may name in its SQL (scripts/walls). */
export const kernelTables: ModuleTables & Required<Pick<ModuleTables, 'tables' | 'shows'>> = {
  tables: [
    'asked_questions',
    'audit_archives',
    'audit_log',
    'audit_seals',
    'event_deliveries',
    'events',
    'files',
    'idempotency_keys',
    'import_batches',
    'import_rows',
    'number_series',
    'property_changes',
    'schema_migrations',
    'search_index',
    'socket_io_attachments',
    'status_log',
    'task_parts',
    'tasks',
    'tenant_defaults',
  ],
  shows: [
    /** The history and the files of records, whoever owns the record. */
    'files',
    'property_changes',
    'status_log',
    /** Kept by platform and identity; the kernel and modules before them must know of them. */
    'accounts',
    'known_tenants',
  ],
  personal: [
    { table: 'tasks', of: ['user_id'], words: ['user_text'] },
    { table: 'import_batches', of: ['user_id'], words: ['user_text'] },
  ],
};
