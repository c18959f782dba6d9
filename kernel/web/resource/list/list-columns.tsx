import { fieldText, isFigure, isSortable } from '#kernel/domain';
import type { AnyResource, Field, Formats } from '#kernel/domain';
import type { ReactNode } from 'react';
import { chipWidth, defaultWidth } from '../../table/column.ts';
import type { Column } from '../../table/column.ts';
import { fieldOf, hasDetailPage } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { CellValue } from './cell-value.tsx';
import { DialogLink } from './dialog-link.tsx';
import { linkColumnOf } from './link-column.ts';

/** What is known to be short has nothing to gain from more room. */
const short = new Set<Field['kind']>(['choice', 'date', 'dateTime', 'flag', 'phone']);
const always = ['creationTime', 'lastModificationTime'];

/** A status chip is never cut: its column has room for the longest one. */
function roomOf({ tones, choices }: Field, given = 0): { readonly width?: number } {
  const chips = tones ? Object.values(choices ?? {}).map(chipWidth) : [];
  const width = Math.max(given, ...chips);
  return given || width > defaultWidth ? { width } : {};
}

/** Those of the list first; every other field of the record waits in the chooser. */
export function columnsOf(
  resource: AnyResource,
  formats: Formats,
  opensDetail: boolean,
  /** What a screen draws instead of the plain value, by column. */
  drawn: Readonly<Record<string, (record: StoredRecord) => ReactNode>> = {},
  widths: Readonly<Record<string, number>> = {},
): Column<StoredRecord>[] {
  const shown = new Set(resource.list.columns);
  const lead = opensDetail ? linkColumnOf(resource) : undefined;
  const keys = new Set([...shown, ...Object.keys(resource.fields), ...always]);
  return [...keys].map((key) => {
    const field = fieldOf(resource, key);
    const isLead = key === lead;
    const to = isLead && hasDetailPage(resource) ? `/view/${resource.segment}/detail/` : undefined;
    return {
      key,
      title: field.label,
      isShown: shown.has(key),
      isSortable: isSortable(field),
      align: isFigure(field) ? 'right' : 'left',
      grows: isLead || !(isFigure(field) || short.has(field.kind)),
      ...roomOf(field, widths[key]),
      render:
        drawn[key] ??
        ((record) => {
          const value = (
            <CellValue
              field={field}
              name={key}
              record={record}
              {...(to && { to: to + record.id })}
            />
          );
          return isLead && !to ? (
            <DialogLink resource={resource} record={record}>
              {value}
            </DialogLink>
          ) : (
            value
          );
        }),
      text: (record) => fieldText(field, key, record, formats),
    };
  });
}
