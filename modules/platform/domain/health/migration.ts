import { defineAction, oneOf } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

/** C-035, G-006. The host only. */
export const migrateStoredProcedures = defineAction({
  name: 'storedProcedures',
  on: 'migration',
  label: 'Migrate stored procedures',
  route: 'POST /app/migration/stored-procedures',
  roles: tenantAdmin,
  input: {},
  answer: {
    applied: 'number',
    failed: 'number',
    names: ['text'],
    failures: [{ name: 'text', error: 'text' }],
  },
});

/** */
export const listMigrations = defineAction({
  name: 'list',
  on: 'migration',
  label: 'Applied migrations',
  route: 'GET /app/migration',
  roles: tenantAdmin,
  input: {},
  answer: {
    items: [
      {
        name: 'text',
        appliedAt: 'instant?',
        state: oneOf(['applied', 'changed', 'waiting', 'missing']),
      },
    ],
  },
});
