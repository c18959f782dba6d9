import { exact } from '#kernel/domain';
import { RelatedList, useRecord, useRefetch } from '#kernel/web';
import { Skeleton } from 'antd';
import { creditNote, refund } from '../../domain/index.ts';
import { ApplyCredit } from './apply-credit.tsx';
import { CreditPayments } from './credit-payments.tsx';

/** On the page of a credit note: what it pays, and what is left to give. */
export default function CreditNoteApplied({ id }: { id: string }) {
  const { data } = useRecord(creditNote, id);
  const changed = useRefetch(creditNote);
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const text = (key: string) => (data[key] as string | null | undefined) ?? null;
  return (
    <>
      <CreditPayments of={{ creditNoteId: id }} changed={changed} />
      <ApplyCredit
        path={`/app/${creditNote.base}/${id}`}
        companyId={text('companyId')}
        unapplied={text('unapplied') ?? '0.00'}
        hasAdvice={false}
        changed={changed}
      />
      {!exact(text('refunded') ?? '0').isZero() && (
        <>
          <h3>Paid back</h3>
          <RelatedList resource={refund} filters={{ creditNoteId: id }} />
        </>
      )}
    </>
  );
}
