import { defineAction, text } from '#kernel/domain';
import { adminOrStaff } from '../roles.ts';
import { lookupConfig } from './lookup-config.resource.ts';

/** D-080: a list keeps the order that somebody gave it. */
export const moveValue = defineAction({
  name: 'move',
  on: lookupConfig,
  label: 'Move',
  route: 'PUT /app/lookup-config/{id}/move',
  roles: adminOrStaff,
  input: { beforeId: text('Before', { max: 36, hint: 'Empty: to the end of the list.' }) },
  answer: { ids: ['id'] },
});

/** Every value with its place, counted from 1; null when the other one is not in the list. */
export function movedBefore(
  ids: readonly string[],
  id: string,
  beforeId: string | null,
): readonly string[] | null {
  if (beforeId === id) return ids;
  const others = ids.filter((other) => other !== id);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  return at < 0 ? null : others.toSpliced(at, 0, id);
}
