import { can } from '#kernel/domain';
import type { Actor, MoveRow } from '#kernel/domain';
import type { CaseType } from '../../domain/index.ts';

/** A refusal names the moves that its reader may make, and no others. */
export const mayMake =
  (actor: Actor, { resource }: CaseType) =>
  ({ who, name }: MoveRow): boolean =>
    !who || can(actor, `${resource.name}.${name}`);
