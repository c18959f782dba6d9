import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** A minute and more each. A small file may be the slowest, and one that begins last is waited for. */
export const slowest = [
  'apps/server/resource-contract.api.test.ts',
  'apps/server/workflows.api.test.ts',
  'apps/server/faults.api.test.ts',
  'operations/backup/refusals.api.test.ts',
  'apps/server/killed-day-end.api.test.ts',
  'apps/server/killed-invoice-run.api.test.ts',
  'operations/backup/restore.api.test.ts',
  'apps/server/prepare-data.api.test.ts',
  'modules/booking/server/notice/waiting-mails.api.test.ts',
  'apps/web/shell/page-titles.test.tsx',
];

/** The others keep the order that vitest gives them: by their last time, or by size on a new machine. */
export const placeOf = (file: string): number => {
  const place = slowest.findIndex((one) => file.endsWith(`/${one}`));
  return place === -1 ? slowest.length : place;
};

export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}
