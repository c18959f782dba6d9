import type { ServerModule } from '#kernel/server';
import { previewHandlers } from './preview.handlers.ts';
import { ruleDefaults } from './rule-defaults.ts';

export const priceParts = {
  handlers: previewHandlers,
  tenantDefaults: ruleDefaults,
} satisfies Partial<ServerModule>;
