import { expect, test } from 'vitest';
import { findResource, resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

const seeing = ['list', 'read', 'lookup', 'export'] as const;

const seenBy = ({ verbs }: AnyResource, role: string): boolean =>
  seeing.some((verb) => verbs[verb]?.some((one) => one === role));

/** The record that a row belongs to: its parent, or one that it cannot be without. */
const ownersOf = (resource: AnyResource): AnyResource[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.kind !== 'lookup') return [];
    if (resource.parent?.field !== key && !field.required) return [];
    return findResource(field.resource ?? '') ?? [];
  });

/** A list of rows by themselves asks nobody about the record that they belong to. */
test('what belongs to a record that a role sees some of is limited for that role too', () => {
  const open = resources().flatMap((resource) =>
    ownersOf(resource).flatMap((owner) =>
      Object.keys(owner.scope ?? {})
        .filter((role) => seenBy(resource, role) && !resource.scope?.[role as never])
        .map((role) => `${resource.name} of ${owner.name}, for ${role}`),
    ),
  );

  expect(open).toEqual([]);
});
