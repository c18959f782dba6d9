import { expect, test } from 'vitest';
import { abilityRow, resources, taskAbility, tasks } from '#kernel/domain';
import { taskJobs } from '#kernel/server';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();

test('every declared task has its work, and a right that somebody can hold', () => {
  const queues = new Set(taskJobs(serverModules).map(({ name }) => name));
  const rights = tasks().map((task) => {
    const on = task.on ? [task.on] : resources().map(({ name }) => name);
    return on.some((resource) => abilityRow(taskAbility(task, resource)) !== undefined);
  });

  expect(tasks().length).toBeGreaterThan(3);
  expect(tasks().filter(({ name }) => !queues.has(`tasks.${name}`))).toEqual([]);
  expect(rights).not.toContain(false);
});

test('one module says who started a task', () => {
  expect(serverModules.filter(({ tasks: part }) => part?.starter)).toHaveLength(1);
});
