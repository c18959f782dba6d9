import type { ServerPart } from '../join-parts.ts';
import { chooseTimeHandler } from './choose-time.handler.ts';
import { conferenceRenderer } from './conference-mail.ts';
import { followSubpoena } from './follow-subpoena.ts';
import { minutesHandler } from './minutes.handler.ts';
import { releaseUndone } from './move.handlers.ts';
import { participantsHandler } from './participant.handlers.ts';
import { pollRoutes } from './poll-routes.ts';
import { pollHandlers } from './poll.handlers.ts';

export { coMoveHandlers } from './move.handlers.ts';

export const conferenceParts = {
  contributes: [conferenceRenderer],
  handlers: [...pollHandlers, participantsHandler, chooseTimeHandler, minutesHandler],
  subscriptions: [releaseUndone],
  rules: [followSubpoena],
  routes: pollRoutes,
} satisfies ServerPart;
