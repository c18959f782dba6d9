import { defineAction } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { client } from '../people/client.resource.ts';
import { certificateShape } from './certificate-of-record.ts';

/** For the page of the person, also of those who may not read the certificate. */
export const readErasure = defineAction({
  name: 'readErasure',
  on: client,
  label: 'Was this person erased?',
  route: 'GET /app/clients/{id}/erased',
  roles: [...settingsStaff, 'CASE_MANAGER', 'CONTRACTOR'],
  input: {},
  answer: certificateShape,
});
