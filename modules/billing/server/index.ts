import type { ServerModule } from '#kernel/server';
import { billingDemo } from '../demo/index.ts';
import { billingDefaults } from './billing-defaults.ts';

export const billingServer: ServerModule = {
  name: 'billing',
  tenantDefaults: billingDefaults,
  demo: billingDemo,
};
