import { correspondenceNote } from '#correspondence/domain';
import type { ActionModule } from '#correspondence/domain';
import type { Account } from '#identity/demo';
import type { PlainDate } from '#kernel/domain';
import type { TableRows } from '#kernel/server';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName, Who } from '#platform/demo';
import { noteSketches } from './note-sketches.ts';

const tables: Readonly<Partial<Record<ActionModule, string>>> = {
  CLIENT: 'clients',
  COMPANY: 'companies',
  CENTRE: 'centres',
  SPECIALIST: 'specialists',
};

const busy: readonly TenantName[] = ['harbour', 'summit'];

/** D-037: what people of the office noted on records. */
export function noteRows(
  tenant: TenantName,
  accounts: readonly Account[],
  parts: readonly TableRows[],
  today: PlainDate,
): TableRows[] {
  if (!busy.includes(tenant)) return [];
  const userOf = (wanted: Who) => accounts.find(({ who }) => who === wanted)?.id;
  const recordOf = ([module, place]: readonly [ActionModule, number]) => {
    const rows = parts.filter(({ table }) => table === tables[module]).flatMap(({ rows }) => rows);
    return rows[place % Math.max(1, rows.length)];
  };
  const records = noteSketches.flatMap((sketch) => {
    const authorId = userOf(sketch.by);
    const record = recordOf(sketch.about);
    if (!authorId || !record) return [];
    const moment = momentBefore(today, sketch.daysAgo, randomOf(tenant, 'note', sketch.content));
    return [
      {
        id: idOf('note', tenant, sketch.content),
        fromModule: sketch.about[0],
        objectId: String(record['id']),
        objectReferenceName: String(record['full_name'] ?? record['name'] ?? ''),
        communicationType: sketch.type,
        subject: sketch.subject ?? null,
        content: sketch.content,
        visibility: sketch.visibility,
        isPinned: sketch.isPinned ?? false,
        happenedAt: moment,
        authorId,
        creationTime: moment,
        creatorId: authorId,
      },
    ];
  });
  return recordRows(correspondenceNote, records, tenantId(tenant));
}
