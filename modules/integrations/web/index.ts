import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { calendarFeedsPath, listCalendarFeeds } from '../domain/index.ts';

export const integrationsWeb: WebModule = {
  pages: { [calendarFeedsPath]: lazy(() => import('./calendar-feed/calendar-feeds.tsx')) },
  commands: [
    {
      label: 'Calendar feeds',
      words: 'subscribe outlook google apple ics ical calendar program',
      ability: listCalendarFeeds.ability,
      path: calendarFeedsPath,
    },
  ],
};
