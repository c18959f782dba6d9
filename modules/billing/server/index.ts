import type { ServerModule } from '#kernel/server';
import { billingDefaults } from './billing-defaults.ts';

export const billingServer: ServerModule = { name: 'billing', tenantDefaults: billingDefaults };
