import type { Tx } from '#kernel/server';
import type { CaseType } from '../../domain/index.ts';

export type StatusLogItem = {
  readonly id: string;
  readonly statusName: string;
  readonly isActive: boolean;
  readonly statusDate: string;
  readonly note: string | null;
  readonly userName: string | null;
  readonly move: string;
};

type Row = {
  id: string;
  move: string;
  axis: string;
  state: string;
  note: string | null;
  userName: string | null;
  at: string;
};

const text = `select id, move, axis, to_state as state, note, user_name as "userName", occurred_at as at
  from status_log where resource = $1 and record_id = $2::uuid
    and (axis = 'step' or from_state is distinct from to_state)
  order by occurred_at desc, id desc limit 1000`;

const createdText = `select c.creation_time as at, a.name as "userName" from cases c
  left join accounts a on a.tenant_id = c.tenant_id and a.id = c.creator_id where c.id = $1::uuid`;

/** B-195, D-056: the newest first; the first entry of each axis says how the case stands now. */
export async function readStatusLog(
  tx: Tx,
  type: CaseType,
  caseId: string,
): Promise<StatusLogItem[]> {
  const rows = await tx.query<Row>(text, [type.resource.name, caseId]);
  const [made] = await tx.query<{ at: string; userName: string | null }>(createdText, [caseId]);
  const { axes } = type.workflow;
  const words = (axis: string, state: string) => axes[axis]?.states[state] ?? state;
  const seen = new Set<string>();
  const items = rows.map(({ id, move, axis, state, note, userName, at }) => {
    const isActive = !seen.has(axis);
    seen.add(axis);
    return { id, statusName: words(axis, state), isActive, statusDate: at, note, userName, move };
  });
  if (!made) return items;
  const first = axes.step?.initial ?? '';
  return [
    ...items,
    {
      id: caseId,
      statusName: words('step', first),
      isActive: !seen.has('step'),
      statusDate: made.at,
      note: null,
      userName: made.userName,
      move: 'create',
    },
  ];
}
