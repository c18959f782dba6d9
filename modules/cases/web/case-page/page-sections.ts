import type { AnyAction, AnyResource } from '#kernel/domain';
import { caseSectionNames, sectionActions } from '../../domain/index.ts';
import type { CaseSection, CaseType } from '../../domain/index.ts';

export type PageSection = {
  /** As the tenant calls it. */
  readonly title: string;
  /** Null for a section that only this type has. */
  readonly section: CaseSection | null;
  /** Shown, as far as the reader may see them. */
  readonly keys: readonly string[];
  /** Those that somebody types. */
  readonly writable: readonly string[];
  /** The call that saves it; null where the record as a whole is saved. */
  readonly action: AnyAction | null;
};

const nameOf = (title: string): CaseSection | null =>
  (Object.keys(caseSectionNames) as CaseSection[]).find(
    (section) => caseSectionNames[section] === title,
  ) ?? null;

/** B-171: the sections of the page in the order of the definition, as this reader sees them. */
export function pageSections(type: CaseType, seen: AnyResource): readonly PageSection[] {
  const actions = sectionActions(type.resource);
  const titles = Object.keys(seen.detail);
  const fieldsOf = (keys: readonly string[] | 'panel'): readonly string[] =>
    keys === 'panel' ? [] : keys.filter((key) => key in seen.fields);
  return Object.entries(type.resource.detail).map(([declared, declaredKeys], at) => {
    const keys = fieldsOf(declaredKeys);
    const writable = keys.filter((key) => !seen.fields[key]?.readOnly);
    return {
      title: titles[at] ?? declared,
      section: nameOf(declared),
      keys,
      writable,
      action: writable.length
        ? (actions.find(({ input }) => writable.every((key) => key in input)) ?? null)
        : null,
    };
  });
}
