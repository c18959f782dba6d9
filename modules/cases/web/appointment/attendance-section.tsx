import { EmptyState } from '#kernel/web';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { attendanceStep } from './case-step.ts';
import { RecordedValues } from './recorded-values.tsx';
import { StepButtons } from './step-buttons.tsx';

/** What happened on the day, and the way to record it. */
export default function AttendanceSection(section: CaseSectionProps) {
  const { type, record } = section;
  const can = (name: string) => record.can?.includes(`${type.resource.name}.${name}`) ?? false;
  const mayRecord = Boolean(record.appointmentId) && can('attend') && can('saveAttendance');
  const isNoted = record.attendanceOutcome !== 'none' || Boolean(record.attendanceNote);
  return (
    <>
      {isNoted && (
        <RecordedValues
          type={type}
          record={record}
          keys={['attendanceOutcome', 'arrivedAt', 'attendanceNote']}
        />
      )}
      {!isNoted && !mayRecord && (
        <EmptyState
          title="Nothing recorded"
          text="Attendance is recorded on the day of a confirmed appointment."
        />
      )}
      {mayRecord && <StepButtons {...section} steps={[attendanceStep(type)]} />}
    </>
  );
}
