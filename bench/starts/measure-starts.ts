import type { Line } from '../report/print-table.ts';

export async function measureStarts(): Promise<Line[]> {
  return [];
}
