import type { Instant } from './dates.ts';

export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

/** One export as its requester sees it. */
export type ExportJob = {
  readonly id: string;
  readonly resource: string;
  /** The list it comes from, e.g. `Companies`. */
  readonly list: string;
  /** What was searched for, in a few words. */
  readonly search: string;
  readonly state: ExportState;
  readonly rowsDone: number;
  /** Null until the set has been counted. */
  readonly rowsTotal: number | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly error: string | null;
  readonly creationTime: Instant;
  readonly finishedTime: Instant | null;
  readonly expiresTime: Instant | null;
};

export const isUnfinished = ({ state }: Pick<ExportJob, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
