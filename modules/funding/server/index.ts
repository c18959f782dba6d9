import { printsWithoutRecords } from '#documents/server';
import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import {
  advancePaymentPrintRoute,
  advanceRequestPrintRoute,
  fundingPrintRoutes,
} from '../domain/index.ts';
import { advanceParts } from './advances/index.ts';
import { loanParts } from './loans/index.ts';

const printed: readonly unknown[] = [advanceRequestPrintRoute, advancePaymentPrintRoute];
const withoutRecords = fundingPrintRoutes.filter((route) => !printed.includes(route));

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    { contributes: printsWithoutRecords(withoutRecords, 'funding') },
    loanParts,
    advanceParts,
  ]),
};
