import type { Money } from '#kernel/domain';
import { Amount, api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate } from 'react-router';
import { fundingProvider } from '../../domain/index.ts';

type Borrower = {
  readonly borrowerId: string;
  readonly borrower: string;
  readonly facilityLimit: Money;
  readonly drawn: Money;
  readonly available: Money;
  readonly agreements: readonly { readonly id: string; readonly agreementNo: string }[];
};

const Row = ({ of }: { of: Borrower }) => (
  <tr>
    <td>{of.borrower}</td>
    <td>
      {of.agreements.map(({ id, agreementNo }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/view/facility-agreements/detail/${id}`}>{agreementNo}</Link>
        </span>
      ))}
    </td>
    {[of.facilityLimit, of.drawn, of.available].map((amount, at) => (
      <td key={at} className="number">
        <Amount of={amount} />
      </td>
    ))}
  </tr>
);

/** Who may draw money of this lender, and how much is left to each. */
export default function BorrowersPanel({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['record', fundingProvider.base, id, 'borrower-info'],
    queryFn: ({ signal }) =>
      api.get<{ items: Borrower[] }>(
        `/app/funding-providers/${id}/borrower-info`,
        undefined,
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length)
    return (
      <>
        <p className="soft">Nobody may draw yet: no agreement of this provider is effective.</p>
        <Button
          size="small"
          onClick={() => void navigate(`/view/facility-agreements/add?fundingProviderId=${id}`)}
        >
          Add facility agreement
        </Button>
      </>
    );
  return (
    <table className="mini-table" aria-label="Borrowers">
      <thead>
        <tr>
          <th scope="col">Borrower</th>
          <th scope="col">Agreements</th>
          {['Limit', 'Drawn', 'Available'].map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.items.map((one) => (
          <Row key={one.borrowerId} of={one} />
        ))}
      </tbody>
    </table>
  );
}
