import { defineAction } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { client } from '../people/client.resource.ts';

/** What erasing this person would take, and what must stay. It changes nothing. */
export const previewErasure = defineAction({
  name: 'previewErasure',
  on: client,
  label: 'May this person be erased?',
  route: 'GET /app/clients/{id}/erasure',
  roles: adminStaff,
  input: {},
  answer: {
    mayBeErased: 'flag',
    stays: [{ what: 'text', why: 'text', until: 'date?', isInTheWay: 'flag' }],
    goes: [{ resource: 'text', label: 'text', records: 'number' }],
    files: 'number',
  },
});
