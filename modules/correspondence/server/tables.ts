import type { ModuleTables } from '#kernel/server';

export const correspondenceTables: ModuleTables = {
  tables: ['email_attachments', 'email_bodies'],
  shows: ['correspondence_actions', 'correspondence_emails'],
};
