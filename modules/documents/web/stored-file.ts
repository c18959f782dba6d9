/** A file as the API answers it (doc 3 section 3.3). */
export type StoredFile = {
  readonly id: string;
  readonly fileName: string;
  readonly fileSizeInByte: number;
  readonly contentType: string;
  readonly creationTime?: string;
  readonly creator?: { readonly displayName: string } | null;
  readonly can?: readonly string[];
  readonly isCleanup?: boolean;
  readonly sourceFileId?: string | null;
};

/** The record that attachments hang on. */
export type RecordLink = { readonly fromModule: string; readonly objectId: string };
