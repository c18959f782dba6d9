import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import type { NoteVisibility } from './note-choices.ts';

export type NoteFacts = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly visibility: NoteVisibility;
  readonly groupIds: readonly string[];
  readonly mentionIds: readonly string[];
};

const breadth: Readonly<Record<NoteVisibility, number>> = { group: 0, staff: 1, everyone: 2 };

/** Its history keeps the words that it had while fewer people saw it. */
export function isShownToMore(before: NoteFacts, after: NoteFacts): boolean {
  const [was, is] = [breadth[before.visibility], breadth[after.visibility]];
  if (is !== was) return is > was;
  return is === 0 && after.groupIds.some((id) => !before.groupIds.includes(id));
}

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

type Writer = { readonly mayNamePeople: boolean };

/** What holds for a note whichever verb wrote it; without `before` it is new. */
export function decideNote(
  { mayNamePeople }: Writer,
  before: NoteFacts | null,
  after: NoteFacts,
): Decision {
  const isMoved =
    before && (before.fromModule !== after.fromModule || before.objectId !== after.objectId);
  if (isMoved) return refuse('noteStaysOnRecord');
  if ((after.visibility === 'group') !== after.groupIds.length > 0) return refuse('noteNeedsGroup');
  if (before && isShownToMore(before, after)) return refuse('noteShownToMore');
  const isNaming =
    !sameMembers(before?.groupIds ?? [], after.groupIds) ||
    !sameMembers(before?.mentionIds ?? [], after.mentionIds);
  return isNaming && !mayNamePeople ? refuse('notPermitted') : accept();
}
