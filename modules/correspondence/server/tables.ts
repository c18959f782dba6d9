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
  personal: [
    { table: 'email_bodies', of: ['email_id'], words: ['body_text', 'body_html'] },
    { table: 'email_attachments', of: ['email_id'], goes: true },
    { table: 'email_files', of: ['email_id', 'file_id'], goes: true },
    { table: 'email_replies', of: ['email_id'], goes: true },
    { table: 'incoming_mail_bodies', of: ['mail_id'], words: ['body_text', 'body_html'] },
    { table: 'incoming_mail_files', of: ['mail_id', 'file_id'], words: ['name'] },
    { table: 'sms_sealed_words', of: ['sms_id'], goes: true },
    {
      table: 'approval_requests',
      of: ['record_id'],
      words: ['subject', 'outcome', 'reason', 'answer', 'payload'],
    },
  ],
  addresses: [
    { table: 'known_mail_addresses', column: 'address' },
    { table: 'sms_stops', column: 'number' },
  ],
  shows: [
    'correspondence_actions',
    'correspondence_agreed',
    'correspondence_emails',
    'correspondence_host_templates',
    'correspondence_mails_of_records',
    'correspondence_noted_records',
    'correspondence_notes',
  ],
};
