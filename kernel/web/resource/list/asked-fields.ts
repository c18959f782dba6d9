import type { AnyResource } from '#kernel/domain';
import { rowFields } from '#kernel/domain';
import type { Screens } from '../../screens/screens.ts';
import type { Placed } from '../../table/arrangement.ts';
import { hasDetailPage } from '../record.ts';
import type { StoredRecord } from '../record.ts';

/**
 * The fields that a list asks for: the visible columns and what the designed parts of its rows read.
 * A record without a page of its own is changed in a dialog that opens with the row, so it comes whole.
 */
export function askedFields(
  resource: AnyResource,
  placed: readonly Placed<StoredRecord>[],
  { listNeeds = [] }: Screens,
): readonly string[] {
  if (!hasDetailPage(resource)) return Object.keys(resource.fields);
  const visible = placed.filter(({ isHidden }) => !isHidden).map(({ key }) => key);
  const needed = listNeeds.filter((key) => resource.fields[key]);
  return rowFields(resource, [...visible, ...needed]);
}
