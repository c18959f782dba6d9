import { defineAction, defineTask, text } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { user } from '#identity/domain';
import { adminStaff } from '#platform/domain';
import { client } from '../people/client.resource.ts';
import { specialist } from '../specialist/specialist.resource.ts';

/** Everything that is kept of a person, for the person: Australian Privacy Principle 12. */
const exportOf = <R extends AnyResource>(on: R) =>
  defineAction({
    name: 'exportPerson',
    on,
    label: 'Export all that is kept',
    route: `POST /app/${on.segment}/{id}/export-person`,
    roles: adminStaff,
    input: {},
    answer: { taskId: 'id' },
  });

export const exportClient = exportOf(client);
export const exportSpecialist = exportOf(specialist);
export const exportUser = exportOf(user);

/** The resource is said when it is started. */
export const exportPersonTask = defineTask({
  name: 'exportPerson',
  label: 'Export of a person',
  verb: 'exportPerson',
  rows: ['record', 'records'],
  input: { personId: text('Person', { required: true, max: 36 }) },
});
