import type { StoredRecord } from '#kernel/web';
import type { ReactNode } from 'react';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

/** What a designed section of the case page is told. */
export type CaseSectionProps = {
  readonly type: CaseType;
  readonly record: CaseRecord & StoredRecord;
  /** Reads the case again, after the section changed it. */
  readonly refresh: () => Promise<void>;
  /** The fields of the section, read or changed in their place; absent where nobody types any. */
  readonly fields?: ReactNode;
};
