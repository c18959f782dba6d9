import { handle } from '#kernel/server';
import {
  requestCvOrSample,
  searchPage,
  sendCentreAvailability,
  sessionPopup,
  upcomingAppointments,
} from '../../domain/index.ts';
import { sessionPopupFor } from './session-popup.ts';
import { requestPapers } from './request-papers.ts';
import { resolveSearch } from './resolve-search.ts';
import { sendToCentre } from './send-centre-availability.ts';
import { upcoming } from './upcoming-appointments.ts';

export const sessionDetailHandlers = [
  handle(sessionPopup, ({ tx, actor, services, input }) =>
    sessionPopupFor(tx, {
      actor,
      now: services.now(),
      specialistId: input.specialistId ?? null,
      sessionId: input.sessionId ?? null,
    }),
  ),
  handle(upcomingAppointments, ({ tx, actor, services, input }) =>
    upcoming(tx, actor, input, {
      now: services.now(),
      skip: input.skipCount ?? 0,
      take: input.maxResultCount ?? searchPage,
    }),
  ),
  handle(requestCvOrSample, ({ tx, actor, services, input }) =>
    requestPapers(tx, services, actor, {
      specialistId: input.specialistId,
      paper: input.paper ?? 'cv',
      note: input.note ?? null,
    }),
  ),
  handle(sendCentreAvailability, async ({ tx, actor, services, input }) => {
    const searching = await resolveSearch({ tx, actor, services, input });
    return sendToCentre(tx, services, searching);
  }),
];
