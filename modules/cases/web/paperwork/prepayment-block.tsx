import { ActionButton } from '#kernel/web';
import { Alert } from 'antd';
import { markPrepaid } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';

/** G-130. */
export function PrepaymentBlock({ type, record }: CaseSectionProps) {
  const { prepaymentStatus, prepaymentNote } = record;
  if (prepaymentStatus !== 'required') return null;
  if (prepaymentNote) {
    return (
      <Alert type="info" showIcon title={`Goes on without prepayment: ${String(prepaymentNote)}`} />
    );
  }
  const override = type.workflow.actions['overridePrepayment'];
  return (
    <Alert
      type="warning"
      showIcon
      title="The customer must pay in advance"
      description="The paperwork goes out once that is paid, or when admin staff goes on without it and says why."
      action={
        <span className="buttons">
          <ActionButton
            size="small"
            action={markPrepaid(type.resource)}
            record={record}
            question="Has the prepayment been received?"
            done="The prepayment is recorded as paid."
          />
          {override && <ActionButton size="small" action={override} record={record} />}
        </span>
      }
    />
  );
}
