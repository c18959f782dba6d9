import { defineAction, number, text, listOf } from '#kernel/domain';
import { tenantAdmin } from '#platform/domain';

/** D-013, and what the removed files among them take. */
export type TenantStorageRow = {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly totalFileSizeInGB: number;
  readonly removedFileSizeInGB: number;
  readonly fileCount: number;
  /** Null: as much as there is room for. */
  readonly storageLimitInGB: number | null;
};

/** C-034, B-031. Own tenant only, unless host. */
export const readStorage = defineAction({
  name: 'getTotalSize',
  on: 'fileStorage',
  label: 'Storage of the tenants',
  route: 'GET /app/file-manager/getTotalSize',
  roles: tenantAdmin,
  input: {},
  answer: listOf({
    tenantId: 'id',
    tenantName: 'text',
    totalFileSizeInGB: 'number',
    removedFileSizeInGB: 'number',
    fileCount: 'number',
    storageLimitInGB: 'number?',
  }),
});

/** C-032, G-062: megabytes on the wire, the room for all files together. The host only. */
export const setStorageLimit = defineAction({
  name: 'setFileSizeLimit',
  on: 'fileStorage',
  label: 'Storage limit',
  route: 'PUT /app/file-manager/setFileSizeLimit',
  roles: tenantAdmin,
  input: {
    tenantId: text('Tenant', { required: true, max: 36 }),
    maxFileSizeInMB: number('Limit in MB', { min: 0, max: 1_000_000_000, decimals: 3 }),
  },
  answer: 'nothing',
});

/** C-033, B-393. */
export const cleanUpRemovedFiles = defineAction({
  name: 'cleanupRemovedFiles',
  on: 'fileStorage',
  label: 'Clean up removed files',
  route: 'POST /app/file-manager/cleanupRemovedFiles',
  roles: tenantAdmin,
  input: { tenantId: text('Tenant', { max: 36 }) },
  answer: { files: 'number', bytes: 'number' },
});
