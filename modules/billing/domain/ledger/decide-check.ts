import { accept, create } from '#kernel/domain';
import type { Decision, Instant, Money } from '#kernel/domain';
import { ledgerCheck } from './ledger-check.resource.ts';
import type { checkOccasions } from './ledger-check.resource.ts';

/** The first row on which a rule of the check fails. */
export type Difference = {
  readonly rule: string;
  readonly rowType: string;
  readonly rowId: string;
  readonly rowName: string;
  readonly documents: Money;
  readonly ledger: Money;
};

export type CheckRun = {
  readonly id: string;
  readonly ranAt: Instant;
  readonly occasion: keyof typeof checkOccasions;
  readonly postings: number;
  readonly rules: number;
  /** One for each rule that fails, in the order of the rules. */
  readonly differences: readonly Difference[];
};

export function checkSentence({ postings, rules, differences }: CheckRun): string {
  const [first] = differences;
  if (!first) return `${postings} postings agree with their documents in all ${rules} rules.`;
  return `${first.rule}: ${first.rowName} has ${first.documents} by the documents and ${first.ledger} by the ledger.`;
}

export function decideCheckResult(run: CheckRun): Decision {
  const [first] = run.differences;
  return accept(
    create(ledgerCheck, {
      id: run.id,
      ranAt: run.ranAt,
      occasion: run.occasion,
      postings: run.postings,
      rules: run.rules,
      broken: run.differences.length,
      result: first ? 'differs' : 'agrees',
      sentence: checkSentence(run).slice(0, 500),
      ...first,
    }),
  );
}
