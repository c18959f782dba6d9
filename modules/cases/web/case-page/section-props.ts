import type { StoredRecord } from '#kernel/web';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

/** What a designed section of the case page is told. */
export type CaseSectionProps = {
  readonly type: CaseType;
  readonly record: CaseRecord & StoredRecord;
  /** Reads the case again, after the section changed it. */
  readonly refresh: () => Promise<void>;
};
