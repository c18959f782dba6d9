import type { CaseSectionProps } from '../case-page/section-props.ts';
import { cancelStep } from './case-step.ts';
import { RecordedValues } from './recorded-values.tsx';
import { StepButtons } from './step-buttons.tsx';

/** Whether, when and why the case was cancelled, or the way to do it. */
export default function CancellationSection(section: CaseSectionProps) {
  const { type, record } = section;
  if (record.cancelledOn)
    return (
      <RecordedValues
        type={type}
        record={record}
        keys={['caseStatus', 'cancelledOn', 'cancelReason', 'cancelNote']}
      />
    );
  const mayCancel = record.can?.includes(`${type.resource.name}.cancel`);
  if (!mayCancel) return <p className="soft">This case is not cancelled.</p>;
  return (
    <>
      <p className="soft">
        {'appointmentId' in type.resource.fields
          ? 'Cancelling ends the case: its slot is free for others and its people are told.'
          : 'Cancelling ends the case; the case manager is told.'}
      </p>
      <StepButtons {...section} steps={[cancelStep(type)]} />
    </>
  );
}
