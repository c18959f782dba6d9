import { choice, defineAction, text, listOf, nullable } from '#kernel/domain';
import { feedbackCategories, feedbackReaders } from './feedback.resource.ts';
import type { FeedbackCategory } from './feedback.resource.ts';
import { feedback } from './feedback.resource.ts';

export type FeedbackItem = {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantName: string | null;
  readonly subject: string;
  readonly category: FeedbackCategory;
  readonly message: string;
  readonly page: string | null;
  readonly senderName: string | null;
  readonly creationTime: string;
  readonly readTime: string | null;
  readonly attachment: { readonly id: string; readonly displayName: string } | null;
};

/** What came in: of the own tenant, or of all tenants for the host. */
export const readFeedbackInbox = defineAction({
  name: 'inbox',
  on: feedback,
  label: 'Feedback that came in',
  route: 'GET /app/feedback/inbox',
  roles: feedbackReaders,
  input: {
    state: choice('State', { unread: 'Unread', all: 'All' }),
    category: choice('Category', feedbackCategories),
    tenantId: text('Tenant', { max: 36 }),
    filterText: text('Search', { max: 200 }),
    maxResultCount: text('Page size', { max: 9 }),
    skipCount: text('Skip', { max: 9 }),
  },
  answer: listOf({
    id: 'id',
    tenantId: 'id',
    tenantName: 'text?',
    subject: 'text',
    category: 'text',
    message: 'text',
    page: 'text?',
    senderName: 'text?',
    creationTime: 'instant',
    readTime: 'instant?',
    attachment: nullable({ id: 'id', displayName: 'text' }),
  }),
});

export const markFeedbackRead = defineAction({
  name: 'markRead',
  on: feedback,
  label: 'Mark as read',
  route: 'PUT /app/feedback/{id}/read',
  roles: feedbackReaders,
  input: {},
  answer: 'nothing',
});
