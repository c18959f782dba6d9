/** What is wrong in one cell. Rows count from 1, as they were sent. */
export type ImportFault = {
  readonly row: number;
  /** The key of its column; empty for the row as a whole. */
  readonly column: string;
  readonly message: string;
};

/** A row that looks like a record that is there, or like an earlier row. */
export type ImportTwin = {
  readonly row: number;
  readonly by: 'email' | 'name';
  readonly text: string;
  /** The record, where it is not an earlier row. */
  readonly record?: { readonly id: string; readonly displayName: string };
  readonly earlierRow?: number;
};

export type ImportReport = {
  readonly total: number;
  /** Without a fault, twins included. */
  readonly valid: number;
  readonly imported: number;
  /** Left out because they look like others, as asked. */
  readonly skipped: number;
  readonly batchId: string | null;
  readonly faults: readonly ImportFault[];
  readonly twins: readonly ImportTwin[];
};

export type ImportBatch = {
  readonly id: string;
  readonly fileName: string;
  readonly creationTime: string;
  readonly user: { readonly id: string | null; readonly displayName: string };
  readonly imported: number;
  readonly isUndone: boolean;
};

/** One record that came with a sheet, as it is now. */
export type ImportedRow = {
  readonly row: number;
  readonly id: string;
  readonly displayName: string;
  readonly state: 'untouched' | 'changed' | 'deleted';
};

export type ImportUndone = {
  readonly removed: number;
  /** Changed since, or used by another record. */
  readonly kept: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly reason: 'changed' | 'inUse';
  }[];
};

/** More rows than this go in parts; decision 15. */
export const mostImportRows = 1000;

/** The largest sheet that is read and imported. */
export const mostImportSheet = 50_000;
