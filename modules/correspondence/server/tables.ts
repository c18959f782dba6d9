import type { ModuleTables } from '#kernel/server';

export const correspondenceTables: ModuleTables = {
  tables: [
    'email_attachments',
    'email_bodies',
    'email_files',
    'email_replies',
    'incoming_mail_bodies',
    'incoming_mail_files',
    'incoming_mail_sources',
    'known_mail_addresses',
    'mail_template_versions',
    'sms_sealed_words',
    'sms_stops',
  ],
  shows: [
    'correspondence_actions',
    'correspondence_emails',
    'correspondence_host_templates',
    'correspondence_mails_of_records',
    'correspondence_notes',
  ],
};
