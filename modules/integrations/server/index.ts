import type { ServerModule } from '#kernel/server';
import { calendarFeedHandlers } from './calendar-feed/calendar-feed.handlers.ts';
import { calendarFeedRoute } from './calendar-feed/feed-route.ts';

export const integrationsServer: ServerModule = {
  name: 'integrations',
  handlers: calendarFeedHandlers,
  routes: calendarFeedRoute,
};
