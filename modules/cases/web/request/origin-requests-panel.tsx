import { can, formatDate } from '#kernel/domain';
import {
  api,
  EmptyState,
  panelText,
  StatusChip,
  TabLink,
  TableFrame,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { requestKinds, requestTypes } from '../../domain/index.ts';
import type { CaseType, RequestKind } from '../../domain/index.ts';

type Row = {
  readonly id: string;
  readonly caseNo: string;
  readonly caseStatus: string;
  readonly requestKind: RequestKind;
  readonly reportDueDate: string | null;
};

const fields = 'caseNo,caseStatus,requestKind,reportDueDate';

/** Those of one type that were made from the case. */
const useRequests = ({ resource }: CaseType, originCaseId: string) =>
  useQuery({
    queryKey: ['list', resource.base, 'of origin', originCaseId],
    queryFn: ({ signal }) =>
      api.get<{ items: Row[] }>(
        `/app/${resource.base}`,
        { originCaseId, maxResultCount: 50, fields },
        signal,
      ),
  });

/** On the page of any case whose report may be supplemented. */
export default function OriginRequestsPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const seen = requestTypes.filter(({ resource }) => can(actor, `${resource.name}.list`));
  return (
    <>
      {seen.map((type) => (
        <RequestsOfType key={type.key} type={type} originCaseId={id} />
      ))}
    </>
  );
}

function RequestsOfType({ type, originCaseId }: { type: CaseType; originCaseId: string }) {
  const { dateFormat } = useSession();
  const { data, error } = useRequests(type, originCaseId);
  const [, many] = type.resource.label;
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!data.items.length)
    return type.key === 'SUPP' ? (
      <EmptyState
        title="No supplementary report yet"
        text="Once the report was sent, ask for one above: claimant, customer and documents come along."
      />
    ) : null;
  const status = type.resource.fields.caseStatus;
  return (
    <TableFrame label={many} heads={['Case', 'Asked for', 'Status', 'Promised for']}>
      {data.items.map(({ id, caseNo, requestKind, caseStatus, reportDueDate }) => (
        <tr key={id}>
          <td>
            <TabLink to={`/view/${type.resource.segment}/detail/${id}`}>{caseNo}</TabLink>
          </td>
          <td>{requestKinds[requestKind]}</td>
          <td>
            <StatusChip tone={status?.tones?.[caseStatus] ?? 'neutral'}>
              {status?.choices?.[caseStatus] ?? caseStatus}
            </StatusChip>
          </td>
          <td>{reportDueDate ? formatDate(reportDueDate, dateFormat) : '-'}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
