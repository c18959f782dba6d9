import type { Decision } from '#kernel/domain';
import { Refused } from '#kernel/server';

/** For a decision that changes no record: refusals and questions go out, the rest goes on. */
export function throwUnlessAccepted<T>(decision: Decision<T>): void {
  if (decision.kind === 'refused') throw new Refused(decision.code);
  if (decision.kind === 'asked')
    throw new Refused('confirmationRequired', { message: decision.question });
}
