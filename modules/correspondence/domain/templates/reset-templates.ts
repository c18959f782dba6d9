import { defineAction } from '#kernel/domain';
import { mailTemplate } from './mail-template.resource.ts';

/** G-112: the words that every tenant starts with; templates of its own stay as they are. */
export const resetTemplates = defineAction({
  name: 'resetToDefault',
  on: mailTemplate,
  label: 'Reset templates',
  route: 'POST /app/email-templates/resetToDefault',
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  input: {},
  answer: { reset: 'number' },
});
