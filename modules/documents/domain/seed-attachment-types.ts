import { defineAction } from '#kernel/domain';
import { attachmentType } from './attachment-type.resource.ts';

/** C-319, G-112: brings back the built-in types that are missing; the others stay as they are. */
export const seedAttachmentTypes = defineAction({
  name: 'seed',
  on: attachmentType,
  label: 'Restore built-in types',
  route: 'POST /app/tenants/seedAttachmentTypes',
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  input: {},
  answer: { seeded: 'number' },
});
