import { timelinePoint, timelineValues, timelineWhere } from '#correspondence/server';
import { can } from '#kernel/domain';
import { scopeSql, Params } from '#kernel/server';
import { call, callStatuses } from '../../domain/index.ts';

/** The column of a call that names such a record; other kinds of record have no calls. */
const columns: Readonly<Record<string, string>> = {
  CLIENT: 'client_id',
  COMPANY: 'company_id',
  CASE_MANAGER: 'case_manager_id',
  APPOINTMENT: 'appointment_id',
};

type Row = {
  readonly id: string;
  readonly at: string;
  readonly people: string | null;
  readonly text: string | null;
  readonly status: keyof typeof callStatuses;
};

const time = `date_trunc('milliseconds', t.creation_time)`;

/** Calls of a record, under the same scope as the calls themselves. */
export const callsInTimeline = timelinePoint.contribute({
  kind: 'call',
  isOpenTo: (actor) => can(actor, 'call.list'),
  async read(tx, actor, query) {
    const column = columns[query.fromModule];
    if (!column) return [];
    const params = new Params();
    for (const value of timelineValues(tx, query)) params.add(value);
    const scope = scopeSql(actor, call, 'call.list', params);
    const rows = await tx.query<Row>(
      `select t.id, ${time} as at, t.note as text, t.status,
          nullif(concat_ws(' ', t.caller_name, t.caller_phone), '') as people
        from calls t
        where ${['$2::text is not null', `t.${column}::text = $3`, ...scope].join(' and ')}
          and ${timelineWhere(time)}`,
      params.values,
    );
    return rows.map((row) => ({
      ...row,
      kind: 'call',
      title: 'Call',
      status: callStatuses[row.status],
    }));
  },
});
