import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { fundingPrintRoutes } from '../domain/index.ts';

export const fundingServer: ServerModule = {
  name: 'funding',
  contributes: printsWithoutRecords(fundingPrintRoutes, 'funding'),
};
