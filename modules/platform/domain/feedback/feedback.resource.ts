import { choice, dateTime, defineResource, file, longText, text } from '#kernel/domain';
import { allRoles } from '../roles.ts';

export const feedbackCategories = {
  idea: 'An idea',
  problem: 'A problem',
  question: 'A question',
  praise: 'Praise',
} as const;
export type FeedbackCategory = keyof typeof feedbackCategories;

export const feedbackReaders = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

/** Everybody sends it; the own administrators and the host read it. */
export const feedback = defineResource({
  name: 'feedback',
  segment: 'feedback',
  label: ['Feedback', 'Feedback'],
  title: '{subject}',

  fields: {
    subject: text('Subject', { required: true, searchable: true, max: 200 }),
    category: choice('What is it about?', feedbackCategories, { required: true }),
    message: longText('Message', { required: true, searchable: true, max: 4000 }),
    page: text('Sent from', { max: 300 }),
    attachmentId: file('Attachment'),
    readTime: dateTime('Read', { readOnly: true, history: false }),
  },

  verbs: { list: feedbackReaders, read: feedbackReaders, create: allRoles },

  list: {
    columns: ['creationTime', 'category', 'subject', 'readTime'],
    sort: 'creationTime desc',
  },
  filters: ['category'],
  detail: {
    Feedback: ['category', 'subject', 'message', 'attachmentId'],
    Circumstances: ['page', 'readTime'],
  },
});
