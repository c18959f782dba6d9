import { defineModule } from '#kernel/domain';
import { billingPages } from './pages.ts';

export * from './pages.ts';

export const billing = defineModule({ name: 'billing', pages: billingPages });
