import { RelatedList } from '#kernel/web';
import { interestRate } from '../../domain/index.ts';

/** The rates of an agreement, the newest first. */
export default function RatesPanel({ id }: { id: string }) {
  return (
    <RelatedList
      resource={interestRate}
      filters={{ agreementId: id }}
      sorting="effectiveFrom desc"
      empty="No rate yet. Money can be lent once a rate holds."
    />
  );
}
