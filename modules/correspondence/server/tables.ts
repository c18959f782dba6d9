import type { ModuleTables } from '#kernel/server';

export const correspondenceTables: ModuleTables = {
  tables: ['email_attachments', 'email_bodies', 'mail_template_versions'],
  shows: ['correspondence_actions', 'correspondence_emails', 'correspondence_host_templates'],
};
