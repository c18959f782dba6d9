import type { ServerModule } from '#kernel/server';
import { remittanceHandlers } from './remittance.handlers.ts';
import { remittancePrint } from './remittance-print.ts';
import { remittanceExports } from './remittance-exports.ts';
import { remittanceTemplateFacts, statementRenderer, statementRoutes } from './send-statements.ts';

export const remittanceParts = {
  contributes: [remittancePrint, remittanceTemplateFacts, statementRenderer],
  handlers: remittanceHandlers,
  routes(app, services) {
    remittanceExports(app, services);
    statementRoutes(app, services);
  },
} satisfies Partial<ServerModule>;
