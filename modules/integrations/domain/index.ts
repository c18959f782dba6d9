import { defineModule } from '#kernel/domain';
import { calendarFeedActions, calendarLinks } from './calendar-feed/index.ts';
import { integrationsPages } from './pages.ts';

export * from './calendar-feed/index.ts';
export * from './pages.ts';

export const integrations = defineModule({
  name: 'integrations',
  pages: integrationsPages,
  actions: calendarFeedActions,
  links: calendarLinks,
});
