import { api, Notice, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { anyCase, readInsuranceClaim } from '../../domain/index.ts';
import type { InsuranceClaim } from '../../domain/index.ts';
import { ClaimCases } from './claim-cases.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { ClaimInvoices } from './claim-invoices.tsx';
import './insurance-claim.css';

/** Whose claim it is, what else is done for it, and what it has cost so far. */
export default function ClaimPanel({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['list', anyCase.base, 'insuranceClaim', id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<InsuranceClaim>(readInsuranceClaim.path, { objectId: id }, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <ClaimFacts claim={data} />
      {data.claimNo ? (
        <ClaimCases cases={data.cases} />
      ) : (
        <Notice
          tone="info"
          title="Enter the claim number of this case: the other cases of the claim are found by it."
        />
      )}
      {data.money && <ClaimInvoices money={data.money} />}
    </>
  );
}
