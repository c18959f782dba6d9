import type { bulkWishes } from '../../domain/index.ts';

export type BulkWish = keyof typeof bulkWishes;

export type BulkAnswer = {
  readonly changed?: number;
  readonly failed?: readonly { id: string; caseNo: string | null; message: string }[];
  readonly taskId?: string;
};

const cases = (count: number): string => `${count} ${count === 1 ? 'case' : 'cases'}`;

/** What became of it: how many, and each that was left out with its reason. */
export function bulkOutcome({ changed = 0, failed = [] }: BulkAnswer): {
  readonly text: string;
  readonly isWhole: boolean;
} {
  const reasons = failed.map(({ caseNo, message }) => `${caseNo ?? 'A case'}: ${message}`);
  const more = reasons.length > 5 ? [`${reasons.length - 5} more were left out.`] : [];
  return {
    isWhole: failed.length === 0,
    text: [`${cases(changed)} changed.`, ...reasons.slice(0, 5), ...more].join('\n'),
  };
}
