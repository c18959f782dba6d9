import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Half a minute and more each. A small file may be the slowest, and one that begins last is waited for. */
export const slowest = [
  'apps/server/killed-day-end.api.test.ts',
  'apps/server/faults.api.test.ts',
  'apps/server/killed-invoice-run.api.test.ts',
  'operations/backup/refusals.api.test.ts',
  'operations/backup/restore.api.test.ts',
  'apps/server/resource-contract/part-1.api.test.ts',
  'apps/server/resource-contract/part-2.api.test.ts',
  'apps/server/resource-contract/part-4.api.test.ts',
  'apps/server/resource-contract/part-5.api.test.ts',
  'apps/server/resource-contract/part-6.api.test.ts',
  'apps/server/workflows/part-1.api.test.ts',
  'apps/server/workflows/part-2.api.test.ts',
  'apps/server/workflows/part-3.api.test.ts',
  'apps/server/workflows/part-4.api.test.ts',
  'modules/booking/server/notice/waiting-mails.api.test.ts',
  'apps/server/prepare-data.api.test.ts',
  'apps/web/shell/page-titles.test.tsx',
  'kernel/server/storage/s3/multipart.test.ts',
  'modules/documents/server/render/pdf-renderer.test.ts',
  'apps/server/seed/demo-rows.test.ts',
];

/**
 * The others of a project keep the order that vitest gives them: by their last time, or by size on a new
 * machine. A worker whose next file is of another project is ended, and its successor reads all modules again;
 * those of the web read most and come first.
 */
export const placeOf = (file: string): number => {
  const place = slowest.findIndex((one) => file.endsWith(`/${one}`));
  return place === -1 ? slowest.length : place;
};

export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) =>
        placeOf(a.moduleId) - placeOf(b.moduleId) || b.project.name.localeCompare(a.project.name),
    );
  }
}
