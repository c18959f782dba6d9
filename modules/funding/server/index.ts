import { printsWithoutRecords } from '#documents/server';
import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { fundingDemo } from '../demo/index.ts';
import { fundingPrintRoutes } from '../domain/index.ts';
import { agreementParts } from './agreements/index.ts';
import {
import { advanceParts } from './advances/index.ts';
import { dayEndParts } from './day-end/index.ts';
import { repaymentParts } from './repayment/index.ts';
import { settlementParts } from './settlement/index.ts';
import { fundingTables } from './tables.ts';
import { printsToCome } from '../domain/index.ts';
import { statementParts } from './statements/index.ts';
  advancePaymentPrintRoute,
  advanceRequestPrintRoute,
  fundingPrintRoutes,
} from '../domain/index.ts';
import { loanParts } from './loans/index.ts';
import { providerParts } from './providers/index.ts';
import { requestParts } from './requests/index.ts';
import { scheduleParts } from './schedules/index.ts';
import { portfolioHandlers } from './portfolio/portfolio.handler.ts';

const printed: readonly unknown[] = [advanceRequestPrintRoute, advancePaymentPrintRoute];
const withoutRecords = fundingPrintRoutes.filter((route) => !printed.includes(route));

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    { contributes: printsWithoutRecords(fundingPrintRoutes, 'funding') },
    loanParts,
    agreementParts,
    providerParts,
    requestParts,
    scheduleParts,
    { contributes: printsWithoutRecords(withoutRecords, 'funding') },
    advanceParts,
    { database: fundingTables },
    { contributes: printsWithoutRecords(fundingPrintRoutes, 'funding') },
    repaymentParts,
    settlementParts,
    dayEndParts,
    { contributes: printsWithoutRecords(printsToCome, 'funding') },
    statementParts,
  ]),
    { handlers: portfolioHandlers },
  ]),
  demo: fundingDemo,
};
