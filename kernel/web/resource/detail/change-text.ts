import { resources } from '#kernel/domain';
import type { AnyResource, Formats } from '#kernel/domain';
import { fieldText } from '#kernel/domain';

type Extra = { text?: string | null } | null;

export type PropertyChange = {
  propertyName: string;
  originalValue: unknown;
  newValue: unknown;
  originalValueExtraInfo?: Extra;
  newValueExtraInfo?: Extra;
  user?: { displayName: string } | null;
  changeTime: string;
};

/** A field, or a list of child rows that was edited as a whole. */
export function changedLabel(resource: AnyResource, name: string): string {
  const child = resources().find(
    ({ parent, fields }) => parent?.as === name && fields[parent.field]?.resource === resource.name,
  );
  return resource.fields[name]?.label ?? child?.label[1] ?? name;
}

/** The text frozen at the time of change wins over what the value would read today. */
export function changeText(
  resource: AnyResource,
  change: PropertyChange,
  side: 'original' | 'new',
  formats: Formats,
): string {
  const extra = side === 'new' ? change.newValueExtraInfo : change.originalValueExtraInfo;
  const value = side === 'new' ? change.newValue : change.originalValue;
  if (extra?.text) return extra.text;
  if (value === null || value === undefined) return '';
  const field = resource.fields[change.propertyName];
  const isReference = field?.kind === 'lookup' || field?.kind === 'multiLookup';
  if (!field || isReference) return typeof value === 'string' ? value : JSON.stringify(value);
  return fieldText(field, change.propertyName, { [change.propertyName]: value }, formats);
}

/** Shorter texts are read faster side by side. */
const shortText = 60;

/** A text that was changed, not written or emptied: its two sides are read as one. */
export function isReadAsDifference(
  resource: AnyResource,
  change: PropertyChange,
  formats: Formats,
): boolean {
  const kind = resource.fields[change.propertyName]?.kind;
  if (kind !== 'longText' && kind !== 'text') return false;
  const [before, after] = (['original', 'new'] as const).map((side) =>
    changeText(resource, change, side, formats),
  );
  if (!before || !after) return false;
  return kind === 'longText' || Math.max(before.length, after.length) > shortText;
}
