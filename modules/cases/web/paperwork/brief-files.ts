import type { StoredRecord } from '#kernel/web';

export type CaseFile = {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
};

export type BriefRow = StoredRecord & {
  readonly kind: 'brief' | 'supplement';
  readonly part: number;
  readonly name: string;
  readonly pages: number | null;
  readonly fileId: string;
  readonly sourceFileIds?: readonly string[] | null;
  readonly sentBy: string | null;
  readonly sentAt: string | null;
  readonly sentTo: string | null;
  readonly openedAt: string | null;
};

/** What may go into the next part: no brief itself, and nothing that has been sent. */
export function briefSources(
  files: readonly CaseFile[],
  briefs: readonly BriefRow[],
): readonly CaseFile[] {
  const made = new Set(briefs.map(({ fileId }) => fileId));
  const sent = new Set(
    briefs.filter(({ sentAt }) => sentAt).flatMap(({ sourceFileIds }) => sourceFileIds ?? []),
  );
  return files.filter(({ id }) => !made.has(id) && !sent.has(id));
}

export function movedFile<F>(files: readonly F[], at: number, by: -1 | 1): readonly F[] {
  const other = at + by;
  const [one, two] = [files[at], files[other]];
  if (!one || !two) return files;
  return files.with(at, two).with(other, one);
}
