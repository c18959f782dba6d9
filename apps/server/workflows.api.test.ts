import { expect, describe, test } from 'vitest';
import { caseTypes } from '#cases/domain';
import { workflows } from '#kernel/domain';
import { testServer, workflowContract } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { walkedWorkflows } from './testing/walked-workflows.ts';

registerCatalogue();

/** The sessions of a clinic are in 2030: by then, or after them. */
let isLate = false;
const server = await testServer({
  modules: serverModules,
  now: () => (isLate ? new Date('2050-01-01T00:00:00Z') : new Date()),
});
const walked = await walkedWorkflows(server, (late) => {
  isLate = late;
});

describe('every workflow', () => {
  // Where every move is a consequence of other actions there is nobody to walk with.
  // Who types is asked of the users of the tenant: `typing.api.test.ts` goes through its table with them.
  const all = workflows().filter(
    ({ on, moves }) => on.name !== 'typingJob' && Object.values(moves).some(({ who }) => who),
  );
  for (const workflow of all) workflowContract(server, workflow, walked.of(workflow.on.name));

  test('every type of case is walked', () => {
    const names = all.map(({ on }) => on.name);

    expect(caseTypes.filter(({ resource }) => !names.includes(resource.name))).toEqual([]);
  });

  test('is walked: nine or more of them', () => {
    expect(workflows().length).toBeGreaterThanOrEqual(9);
  });
});
