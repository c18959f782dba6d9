import { defineAction, json } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** C-220: `{ items: [...] }` replaces the whole table; a row with an id is kept and changed. */
export const changeFees = defineAction({
  name: 'changeFees',
  on: 'specialist',
  label: 'Change fees',
  route: 'PUT /app/specialists/{id}/fees',
  roles: settingsStaff,
  input: { items: json('Fees') },
});
