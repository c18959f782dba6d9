import { spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const delivered = `status = 'delivered'`;

export const correspondenceContradictions: Plants = {
  'correspondence.mailHasNoHole': spoil(
    'emails_tracking',
    `subject = 'Dear team of , a report', creation_time = now()`,
  ),
  'correspondence.mailHasAnAddress': spoil(
    'emails_tracking',
    `destination = 'nope', creation_time = now()`,
    delivered,
  ),
  'correspondence.sentMailHasTime': spoil(
    'emails_tracking',
    'sent_time = null, creation_time = now()',
    delivered,
  ),
  'correspondence.mailNamesItsRecord': spoil(
    'emails_tracking',
    'object_id = null, creation_time = now()',
    'from_module is not null',
  ),
  'correspondence.doneActionSaysWhen': spoil(
    'action_required_search',
    `status = 'done', cleared_time = null`,
  ),
};
