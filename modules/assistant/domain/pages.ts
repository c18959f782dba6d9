import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { tenantAdmin } from '#platform/domain';

export const assistantPages: readonly Page[] = [
  definePage({
    row: 'R-052',
    path: '/view/test-chatbot',
    title: 'Chatbot Test',
    roles: tenantAdmin,
  }),
];
