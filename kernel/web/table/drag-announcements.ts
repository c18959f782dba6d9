import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Named = { readonly key: string; readonly title: string };

/** What a screen reader says while something is moved: titles and places instead of keys. */
export function spokenMoves(placed: readonly Named[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => placed.find(({ key }) => key === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `place ${placed.findIndex(({ key }) => key === id) + 1} of ${placed.length}`;
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)} is at ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} is put at ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}
