import { defineModule } from '#kernel/domain';
import { emailTracking } from './email-tracking.resource.ts';
import { correspondencePages } from './pages.ts';
import { readEmailBody } from './read-email-body.ts';

export * from './email-statuses.ts';
export * from './email-tracking.resource.ts';
export * from './pages.ts';
export * from './read-email-body.ts';

export const correspondence = defineModule({
  name: 'correspondence',
  resources: [emailTracking],
  actions: [readEmailBody],
  pages: correspondencePages,
});
