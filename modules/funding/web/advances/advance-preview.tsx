import { exact } from '#kernel/domain';
import { Amount, api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { calculateAdvance, fundingAgreement } from '../../domain/index.ts';
import type { AdvancePreview as Preview } from '../../domain/index.ts';

const parts = [
  ['Advance', 'principal'],
  ['Fee', 'fee'],
  ['GST on the fee', 'gst'],
  ['Interest for the term', 'upfrontInterest'],
  ['The borrower owes then', 'total'],
  ['Available before', 'availableBefore'],
  ['Available after', 'availableAfter'],
] as const;

type Props = { agreementId: string; transactionIds: readonly string[] };

/** What paying the chosen transactions today would cost and leave, counted by the engine. */
export function AdvancePreview({ agreementId, transactionIds }: Props) {
  const { data, error } = useQuery({
    queryKey: ['list', fundingAgreement.base, 'preview', agreementId, transactionIds],
    staleTime: 0,
    queryFn: () => api.put<Preview>(calculateAdvance.path, { agreementId, transactionIds }),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return <AdvanceFigures data={data} />;
}

export function AdvanceFigures({ data }: { data: Preview }) {
  const isBeyond = exact(data.availableAfter).isNegative();
  return (
    <div role="status">
      <dl className="values" aria-label="What the advance costs and leaves">
        {parts.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Amount of={data[key]} />
            </dd>
          </div>
        ))}
      </dl>
      {isBeyond && (
        <Alert
          type="warning"
          title={
            <>
              This is beyond the limit. <Amount of={data.availableBefore} /> is available.
            </>
          }
        />
      )}
    </div>
  );
}
