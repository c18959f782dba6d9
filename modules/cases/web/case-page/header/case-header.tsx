import { LockOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { FieldValue, PageHeader, StatusChip } from '#kernel/web';
import { Link } from 'react-router';
import { caseVisibilities } from '../../../domain/index.ts';
import type { CaseSectionProps } from '../section-props.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseFacts } from './case-facts.tsx';

export type HeaderProps = CaseSectionProps & { resource: AnyResource };

/** What to know of a case before reading it, and what can be done with it now. */
export function CaseHeader(props: HeaderProps) {
  const { resource, record } = props;
  return (
    <>
      <PageHeader
        above={<Link to={`/view/${resource.segment}`}>{resource.label[1]}</Link>}
        title={
          <span className="case-title">
            {record.caseNo} <Claimant {...props} />
          </span>
        }
        meta={<CaseChips {...props} />}
        actions={<CaseActions {...props} />}
      />
      <CaseFacts {...props} />
    </>
  );
}

function Claimant({ resource, record }: HeaderProps) {
  const field = resource.fields.clientId;
  if (!field) return null;
  return <FieldValue field={field} name="clientId" record={record} />;
}

function CaseChips({ resource, record }: HeaderProps) {
  const { caseStatus } = resource.fields;
  const visibility = String(record.visibility ?? 'everyone') as keyof typeof caseVisibilities;
  return (
    <span className="facts">
      {caseStatus && <FieldValue field={caseStatus} name="caseStatus" record={record} />}
      {record.isOnHold && resource.fields.step && (
        <span className="soft">
          at{' '}
          <FieldValue field={{ ...resource.fields.step, tones: {} }} name="step" record={record} />
        </span>
      )}
      {record.isUrgent === true && <StatusChip tone="danger">Urgent</StatusChip>}
      {visibility !== 'everyone' && (
        <StatusChip tone="info">
          <LockOutlined aria-hidden /> {caseVisibilities[visibility]} only
        </StatusChip>
      )}
    </span>
  );
}
