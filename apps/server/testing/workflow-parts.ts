import type { AnyWorkflow } from '#kernel/domain';
import { workflows } from '#kernel/domain';

/** As many as there are files `workflows/part-*.api.test.ts`: one file would be waited for. */
export const workflowParts = 4;

/**
 * Where every move is a consequence of other actions there is nobody to walk with. Who types is asked
 * of the users of the tenant: `typing.api.test.ts` goes through its table with them.
 */
export const workflowsToWalk = (): AnyWorkflow[] =>
  workflows().filter(
    ({ on, moves }) => on.name !== 'typingJob' && Object.values(moves).some(({ who }) => who),
  );

/** Every fourth workflow, from that of the part on: a new one is always in one of them. */
export const workflowsOfPart = (part: number): AnyWorkflow[] =>
  workflowsToWalk().filter((_, at) => at % workflowParts === part - 1);
