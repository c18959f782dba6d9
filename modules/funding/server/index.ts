import { printsWithoutRecords } from '#documents/server';
import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { fundingDemo } from '../demo/index.ts';
import { fundingPrintRoutes } from '../domain/index.ts';
import { loanParts } from './loans/index.ts';
import { portfolioHandlers } from './portfolio/portfolio.handler.ts';

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    { contributes: printsWithoutRecords(fundingPrintRoutes, 'funding') },
    loanParts,
    { handlers: portfolioHandlers },
  ]),
  demo: fundingDemo,
};
