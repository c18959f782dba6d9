import { fileAnswer, formatsOf, text as textField } from '#kernel/domain';
import type { FastifyInstance } from 'fastify';
import {
  Refused,
  contextOf,
  isUuid,
  linkedRecord,
  momentHead,
  workbook,
  described,
  xlsxType,
} from '#kernel/server';
import type { Services } from '#kernel/server';

const text = `select change_time as at, coalesce(user_text, 'System') as who, property_name as what,
    coalesce(original_text, original_value #>> '{}') as before, coalesce(new_text, new_value #>> '{}') as after
  from property_changes where resource = 'appointmentSession' and record_id = $1::uuid
  union all
  select a.creation_time, coalesce(u.name, 'System'), 'booked', null, a.reference
  from appointments a left join accounts u on u.id = a.creator_id where a.session_id = $1::uuid
  union all
  select p.change_time, coalesce(p.user_text, 'System'), p.property_name,
    coalesce(p.original_text, p.original_value #>> '{}'),
    a.reference || ': ' || coalesce(p.new_text, p.new_value #>> '{}', '')
  from property_changes p join appointments a on a.id = p.record_id
  where p.resource = 'appointment' and a.session_id = $1::uuid and p.property_name in ('status', 'date_from')
  order by 1`;

type Row = { at: string; who: string; what: string; before: string | null; after: string | null };

/** C-089, G-060: one of the two exports that stay a GET. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: 'appointmentSession.export' } };
  app.get(
    '/app/appointment-sessions/export-session-history',
    described(
      { config },
      {
        query: { sessionId: textField('Session', { required: true }) },
        answer: fileAnswer(xlsxType),
      },
    ),
    async (request, reply) => {
      const { sessionId } = request.query as { sessionId?: string };
      if (!isUuid(sessionId)) throw new Refused('notFound');
      const { record } = await linkedRecord(services, request.actor, {
        module: 'APPOINTMENT_SESSION',
        id: sessionId,
      });
      const context = contextOf(request.actor, request.id);
      const [found] = await services.db.batch(context, [{ text, values: [sessionId] }]);
      const rows = (found?.rows ?? []) as Row[];
      const file = await workbook('SessionHistory.xlsx', {
        name: String(record.name ?? 'Session'),
        formats: formatsOf(request.actor),
        headers: [momentHead('When'), 'Who', 'What', 'Before', 'After'],
        rows: rows.map(({ at, who, what, before, after }) => [at, who, what, before, after]),
      });
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.body);
    },
  );
}
