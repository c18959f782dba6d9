import type { AnyResource, Field } from '#kernel/domain';
import { fieldOf } from '../record.ts';

export type Section = { title: string; fields: readonly (readonly [key: string, field: Field])[] };

const sectionsWhere = (resource: AnyResource, keep: (field: Field) => boolean): Section[] =>
  Object.entries(resource.detail)
    .map(([title, keys]) => ({
      title,
      fields: (keys === 'panel' ? [] : keys)
        .map((key) => [key, fieldOf(resource, key)] as const)
        .filter(([, field]) => keep(field)),
    }))
    .filter((section) => section.fields.length > 0);

export const shownSections = (resource: AnyResource): Section[] =>
  sectionsWhere(resource, () => true);

/** Fields that actions and the server write are not asked for. */
export const askedSections = (resource: AnyResource): Section[] =>
  sectionsWhere(resource, (field) => !field.readOnly);

/** Sections and panels in the order of the definition; a section without a field is left out. */
export const sectionTitles = (resource: AnyResource): string[] => {
  const shown = new Set(shownSections(resource).map((section) => section.title));
  return Object.entries(resource.detail).flatMap(([title, keys]) =>
    keys === 'panel' || shown.has(title) ? [title] : [],
  );
};
