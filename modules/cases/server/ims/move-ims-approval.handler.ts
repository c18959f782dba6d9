import { dayIn } from '#kernel/domain';
import { handle } from '#kernel/server';
import { decideMove, moveImsApproval } from '../../domain/index.ts';
import type { MoveInput } from '../../domain/index.ts';

export const moveImsApprovalHandler = handle(
  moveImsApproval,
  ({ record, input, services, commit }) =>
    commit(
      record,
      decideMove(
        record as unknown as Parameters<typeof decideMove>[0],
        input as MoveInput,
        dayIn('Australia/Sydney', services.now()),
      ),
    ),
);
