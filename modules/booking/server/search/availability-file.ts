import type { FastifyInstance } from 'fastify';
import { check, clockTimeIn, dayIn, formatsOf, inputSchema } from '#kernel/domain';
import { contextOf, dayHead, invalid, workbook } from '#kernel/server';
import type { Services } from '#kernel/server';
import { consultationTypes, exportAvailability, sessionStatuses } from '../../domain/index.ts';
import type { SearchInput } from '../../domain/index.ts';
import { findSessions } from './find-sessions.ts';
import { resolveSearch } from './resolve-search.ts';
import { showSessions } from './sessions-with-slots.ts';
import type { ShownSession } from './sessions-with-slots.ts';

const headers = [
  'Specialist',
  'Specialty',
  'Centre',
  'Suburb',
  'State',
  'Distance in km',
  dayHead('Day'),
  'From',
  'To',
  'Time zone',
  'Consultation type',
  'Status',
  'Free slots',
  'Free at',
];

function rowOf(session: ShownSession): unknown[] {
  const { specialist, centre, timeZone, dateFrom, dateTo } = session;
  const free = session.slots.filter(({ state, reasons }) => state === 'free' && !reasons.length);
  const place = centre || null;
  return [
    specialist.displayName,
    specialist.specialty,
    place?.displayName ?? 'Video',
    place?.suburb,
    place?.state,
    typeof place?.distanceKm === 'number' ? Math.round(place.distanceKm) : null,
    dayIn(timeZone, new Date(dateFrom)),
    clockTimeIn(dateFrom, timeZone),
    clockTimeIn(dateTo, timeZone),
    timeZone,
    consultationTypes[session.consultationType],
    sessionStatuses[session.sessionStatus],
    free.length,
    free.map(({ startsAt }) => clockTimeIn(startsAt, timeZone)).join(', '),
  ];
}

/** C-097: what the search shows, as a file. */
export function availabilityRoutes(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: exportAvailability.ability } };
  app.post(exportAvailability.path, { config }, async (request, reply) => {
    const { actor } = request;
    const checked = check(inputSchema(exportAvailability.input), request.body);
    if (!checked.ok) throw invalid(checked.errors);
    const context = contextOf(actor, request.id);
    const shown = await services.db.snapshot(context, async (tx) => {
      const input = checked.value as SearchInput;
      const searching = await resolveSearch({ tx, actor, services, input });
      const { sessions } = await findSessions(tx, searching, 'date');
      return showSessions(
        tx,
        searching,
        sessions.map(({ id }) => id),
      );
    });
    const file = await workbook(`availability-${services.now().toISOString().slice(0, 10)}.xlsx`, {
      name: 'Availability',
      headers,
      formats: formatsOf(actor),
      rows: shown.map(rowOf),
    });
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.body);
  });
}
