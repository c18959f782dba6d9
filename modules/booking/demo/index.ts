import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { bookingRows } from './sessions-and-appointments.ts';

export const bookingDemo: DemoData = {
  rows: (facts) => tenantNames.flatMap((tenant) => bookingRows(tenant, facts)),
};
