import type { Ability } from '../ability.ts';

/** Whoever holds it sees and cancels the tasks of the whole tenant. */
export const everyonesTasksAbility = 'task.everyone';

/** The kernel asks for it; the module that knows who runs a tenant registers it with their roles. */
export const everyonesTasks = (roles: readonly string[]): Ability => ({
  ability: everyonesTasksAbility,
  on: 'task',
  roles,
  features: [],
});
