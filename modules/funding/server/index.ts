import { printsWithoutRecords } from '#documents/server';
import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { fundingPrintRoutes } from '../domain/index.ts';
import { dayEndParts } from './day-end/index.ts';
import { loanParts } from './loans/index.ts';
import { repaymentParts } from './repayment/index.ts';
import { settlementParts } from './settlement/index.ts';
import { fundingTables } from './tables.ts';

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    { database: fundingTables },
    { contributes: printsWithoutRecords(fundingPrintRoutes, 'funding') },
    loanParts,
    repaymentParts,
    settlementParts,
    dayEndParts,
  ]),
};
