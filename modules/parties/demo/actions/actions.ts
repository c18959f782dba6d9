import { actionRequired } from '#correspondence/domain';
import type { ActionModule } from '#correspondence/domain';
import { addBusinessDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { TableRows } from '#kernel/server';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import { actionSketches } from './action-sketches.ts';
import { tenantId } from '#platform/demo';
import type { TenantName, Who } from '#platform/demo';

const tables: Readonly<Partial<Record<ActionModule, string>>> = {
  CLIENT: 'clients',
  COMPANY: 'companies',
  CENTRE: 'centres',
  SPECIALIST: 'specialists',
};

const busy: readonly TenantName[] = ['harbour', 'summit'];

/** D-050: what waits for people, some of it for too long, some of it done. */
export function actionRows(
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
  const records = actionSketches.flatMap((sketch) => {
    const assignedUserId = userOf(sketch.for);
    const creatorId = userOf(sketch.by);
    const record = sketch.about && recordOf(sketch.about);
    if (!assignedUserId || !creatorId || (sketch.about && !record)) return [];
    const dueDate = addBusinessDays(today, sketch.due);
    const random = randomOf(tenant, 'action', sketch.title);
    const name = String(record?.['full_name'] ?? record?.['name'] ?? '');
    const link = sketch.about && {
      fromModule: sketch.about[0],
      objectId: String(record?.['id']),
      objectReferenceName: name,
      notedRecord: `${sketch.about[0]} ${String(record?.['id'])}`,
      ...(sketch.about[0] === 'CLIENT' && { claimantName: name }),
    };
    return [
      {
        id: idOf('action', tenant, sketch.title),
        title: sketch.title,
        note: sketch.note ?? null,
        assignedUserId,
        announcedTo: assignedUserId,
        dueDate,
        ...link,
        ...(sketch.isDone && {
          status: 'done' as const,
          clearedById: assignedUserId,
          clearedTime: momentBefore(today, 1, random),
        }),
        creationTime: momentBefore(today, random.between(6, 12), random),
        creatorId,
      },
    ];
  });
  return recordRows(actionRequired, records, tenantId(tenant));
}
