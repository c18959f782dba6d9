import { defineAction } from '../action.ts';
import { text } from '../field.ts';

/** The kernel answers it; the module that knows who runs a tenant registers it with their roles. */
export const everyonesTasks = (roles: readonly string[]) =>
  defineAction({
    name: 'everyone',
    on: 'task',
    route: 'GET /app/tasks/everyone',
    label: 'Tasks of everyone',
    roles,
    input: {
      maxResultCount: text('Page size', { max: 9 }),
      skipCount: text('Skip', { max: 9 }),
    },
  });

/** Whoever holds it sees and cancels the tasks of the whole tenant. */
export const everyonesTasksAbility = 'task.everyone';
