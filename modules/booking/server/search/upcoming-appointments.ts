import type { Actor, ValueOfShape } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { appointment } from '../../domain/index.ts';
import type { upcomingShape } from '../../domain/index.ts';

type Asked = {
  readonly specialistId?: string | null;
  readonly centreId?: string | null;
  readonly clientId?: string | null;
};

/** C-087. */
export async function upcoming(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  { now, skip, take }: { now: Date; skip: number; take: number },
) {
  const params = new Params();
  const only = (column: string, id: string | null | undefined) =>
    id ? [`a.${column} = ${params.add(id, '::uuid')}`] : [];
  const where = [
    'a.tenant_id = current_tenant()',
    'not a.is_deleted',
    `a.status <> 'cancelled'`,
    `a.date_from >= ${params.add(now.toISOString(), '::timestamptz')}`,
    ...scopeSql(actor, appointment, 'appointment.list', params, 'a'),
    ...only('specialist_id', asked.specialistId),
    ...only('centre_id', asked.centreId),
    ...only('client_id', asked.clientId),
  ].join(' and ');
  const [page, count] = await tx.batch([
    {
      text: `select a.id, a.reference, a.date_from as "dateFrom", a.date_to as "dateTo",
          a.time_zone as "timeZone", a.status, a.consultation_type as "consultationType",
          a.session_id as "sessionId",
          json_build_object('id', a.client_id, 'displayName', coalesce(k.full_name, '')) as client,
          json_build_object('id', p.id, 'displayName', p.full_name) as specialist,
          case when c.id is not null then json_build_object('id', c.id, 'displayName', c.name) end as centre
        from appointments a
        left join party_clients k on k.tenant_id = a.tenant_id and k.id = a.client_id
        join party_specialists p on p.tenant_id = a.tenant_id and p.id = a.specialist_id
        left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
        where ${where} order by a.date_from, a.id limit ${take} offset ${skip}`,
      values: params.values,
      reads: true,
    },
    {
      text: `select count(*)::int as total from appointments a where ${where}`,
      values: params.values,
      reads: true,
    },
  ]);
  const items = (page?.rows ?? []) as ValueOfShape<typeof upcomingShape>[];
  return { items, totalCount: Number(count?.rows[0]?.total ?? 0) };
}
