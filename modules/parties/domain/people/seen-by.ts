import { defineAction, listOf } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { client } from './client.resource.ts';

/** What a person may ask the practice: who has looked at my data? */
export const clientSeenBy = defineAction({
  name: 'seenBy',
  on: client,
  label: 'Seen by',
  route: 'GET /app/clients/{id}/seen-by',
  roles: adminStaff,
  input: {},
  answer: listOf({
    from: 'instant',
    to: 'instant',
    userName: 'text',
    actingAs: 'text?',
    looks: 'number',
    ways: [{ operation: 'text', resource: 'text' }],
  }),
});
