import { billingServer } from '#billing/server';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { fundingServer } from '#funding/server';
import { identityServer } from '#identity/server';
import { insightsServer } from '#insights/server';
import { integrationsServer } from '#integrations/server';
import type { ServerModule } from '#kernel/server';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';

/** In the order of dependence, as in the catalogue. */
export const serverModules: readonly ServerModule[] = [
  platformServer,
  identityServer,
  documentsServer,
  correspondenceServer,
  partiesServer,
  bookingServer,
  casesServer,
  billingServer,
  fundingServer,
  integrationsServer,
  insightsServer,
];
