import { knownFaults } from '../kernel/testing/contradictions-left-out.ts';

/** Something that must not be: a contradiction, an answer of 5xx, a job that failed, records that do not agree. */
export type Find = {
  readonly kind: 'contradiction' | 'answer' | 'job' | 'log' | 'reconcile';
  /** The same of two finds of the same fault: the invariant, the route, the job. */
  readonly what: string;
  readonly sentence: string;
  readonly at: number;
  readonly act: number;
  readonly record: string | null;
  /** How many calls had been made. */
  readonly calls: number;
};

export const keyOf = ({ kind, what }: Find): string => `${kind} ${what}`;

/** Told, and no reason to fail: what is known of the product goes from that list when it is mended. */
export const isKnown = ({ what }: Find): boolean => what in knownFaults;
