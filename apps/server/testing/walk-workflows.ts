import { describe } from 'vitest';
import { testServer, workflowContract } from '#kernel/testing';
import { serverModules } from '../compose.ts';
import { walkedWorkflows } from './walked-workflows.ts';
import { workflowsOfPart } from './workflow-parts.ts';

/** Walks the workflows of one part over the API. The caller registers the catalogue. */
export async function walkWorkflows(part: number): Promise<void> {
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
    for (const workflow of workflowsOfPart(part)) {
      workflowContract(server, workflow, walked.of(workflow.on.name));
    }
  });
}
