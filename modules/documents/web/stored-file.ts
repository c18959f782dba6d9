import type { ScanState } from '../domain/index.ts';

/** A file as the API answers it (doc 3 section 3.3). */
export type StoredFile = {
  readonly id: string;
  readonly fileName: string;
  readonly fileSizeInByte: number;
  readonly contentType: string;
  readonly creationTime?: string;
  readonly creator?: { readonly displayName: string } | null;
  readonly can?: readonly string[];
  readonly concurrencyStamp?: string;
  readonly numberOfPages?: number | null;
  readonly isCleanup?: boolean;
  readonly summaryText?: string | null;
  readonly attachmentTypeId?: string | null;
  readonly attachmentType?: string | null;
  readonly scanState?: ScanState;
  readonly scanNote?: string | null;
  readonly holdReason?: string | null;
  readonly sourceFileId?: string | null;
};

export const mayDo = (file: StoredFile, what: 'download' | 'update' | 'delete'): boolean =>
  file.can?.includes(`file.${what}`) ?? false;

/** The record that attachments hang on. */
export type RecordLink = { readonly fromModule: string; readonly objectId: string };
