import { defineAction, email, lookup } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { centre } from './centre.resource.ts';

/** C-190: `true` when another centre has the address. */
export const isDuplicateEmail = defineAction({
  name: 'isDuplicateEmail',
  on: centre,
  label: 'Is the email taken',
  route: 'POST /app/centres/IsDuplicateEmail',
  roles: settingsStaff,
  input: { email: email('Email', { required: true }), id: lookup('Centre', 'centre') },
  answer: 'flag',
});
