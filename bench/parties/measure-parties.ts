import type { Line } from '../report/print-table.ts';
import { withManyClients } from './client-server.ts';
import { measureImport } from './measure-import.ts';
import { measureLookups } from './measure-lookups.ts';

export const measureParties = (): Promise<Line[]> =>
  withManyClients(async (server) => [
    ...(await measureLookups(server)),
    ...(await measureImport(server)),
  ]);
