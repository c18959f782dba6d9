import { billingWeb } from '#billing/web';
import { fundingWeb } from '#funding/web';
import { bookingWeb } from '#booking/web';
import { casesWeb } from '#cases/web';
import { correspondenceWeb } from '#correspondence/web';
import { documentsWeb } from '#documents/web';
import { identityWeb } from '#identity/web';
import { insightsWeb } from '#insights/web';
import { integrationsWeb } from '#integrations/web';
import type { WebModule } from '#kernel/web';
import { partiesWeb } from '#parties/web';
import { platformWeb } from '#platform/web';
import { shellWeb } from './shell-web.ts';

export const webModules: readonly WebModule[] = [
  platformWeb,
  identityWeb,
  documentsWeb,
  correspondenceWeb,
  partiesWeb,
  bookingWeb,
  casesWeb,
  billingWeb,
  fundingWeb,
  integrationsWeb,
  insightsWeb,
  shellWeb,
];
