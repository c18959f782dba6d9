import { RelatedList } from '#kernel/web';
import { receipt } from '../../domain/index.ts';

/** On the page of a company: money of it that pays nothing yet. */
export default function CompanyCredit({ id }: { id: string }) {
  return (
    <RelatedList
      resource={receipt}
      filters={{ companyId: id, unappliedFrom: '0.01' }}
      sorting="receivedOn"
      empty="All money of this company is applied."
    />
  );
}
