import type { FastifyInstance } from 'fastify';
import { addressText, listOf } from '#kernel/domain';
import type { Address } from '#kernel/domain';
import { contextOf, described, isUuid, Refused } from '#kernel/server';
import type { Row, Services } from '#kernel/server';
import { portalClientId } from '#parties/server';
import { placeWords } from '../../domain/index.ts';
import type { ConsultationType } from '../../domain/index.ts';

const line = {
  id: 'id',
  reference: 'text',
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  status: 'text',
  consultationType: 'text',
  specialist: 'text',
  /** Where to go; of a call, that it is one. */
  place: 'text',
  centre: 'text?',
  address: 'text',
  phone: 'text?',
  interpreterRequired: 'flag',
} as const;

/** Notes, company and case manager are not for the client's eyes. */
const text = (
  one: string,
) => `select a.id, a.reference, a.date_from as "dateFrom", a.date_to as "dateTo",
    a.time_zone as "timeZone", a.status, a.consultation_type as "consultationType",
    p.titled_name as specialist, c.name as centre, c.address, c.phone,
    s.is_video_appointment as "isVideo",
    a.interpreter_required as "interpreterRequired"
  from appointments a
  join appointment_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
  join party_specialists p on p.tenant_id = a.tenant_id and p.id = a.specialist_id
  left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
  where a.client_id = $1::uuid and not a.is_deleted ${one}
  order by a.date_from desc, a.id limit 100`;

/** Nobody shall travel to the centre of an appointment that is a call. */
function shown({ address: found, isVideo, centre: name, ...row }: Row) {
  const consultationType = row.consultationType as ConsultationType;
  const address = found ? addressText(found as Address) : '';
  const centre = name ? { name: String(name), room: null, address } : null;
  const place = placeWords({ centre, isVideo: isVideo === true, consultationType });
  const isThere = centre !== null && place.startsWith(centre.name);
  return { ...row, place, centre: isThere ? name : null, address: isThere ? address : '' };
}

const reads = (operation: string) =>
  ({
    config: { policy: { signedIn: true }, reads: { resource: 'appointment', operation } },
  }) as const;

/** G-066: a client's own appointments; the latest first. */
export function portalAppointmentRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/portal/appointments',
    described(reads('portal'), { answer: listOf(line) }),
    async ({ actor, id }) => {
      const values = [portalClientId(actor)];
      const [found] = await services.db.batch(contextOf(actor, id), [{ text: text(''), values }]);
      const items = (found?.rows ?? []).map(shown);
      return { items, totalCount: items.length };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/app/portal/appointments/:id',
    described(reads('portal'), { answer: line }),
    async ({ actor, params, id }) => {
      const clientId = portalClientId(actor);
      if (!isUuid(params.id)) throw new Refused('notFound');
      const [found] = await services.db.batch(contextOf(actor, id), [
        { text: text('and a.id = $2::uuid'), values: [clientId, params.id] },
      ]);
      const [row] = found?.rows ?? [];
      if (!row) throw new Refused('notFound');
      return shown(row);
    },
  );
}
