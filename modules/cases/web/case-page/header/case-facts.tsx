import { formatDate } from '#kernel/domain';
import { FieldValue, StatusChip, todayIn, useSession } from '#kernel/web';
import { stageOfStep } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import type { ReactNode } from 'react';
import type { HeaderProps } from './case-header.tsx';

/** Fields beside the next action, as far as the type has them and the reader sees them. */
const shown = ['appointmentDate', 'specialistId', 'companyId', 'bookingCmId', 'reportDueDate'];

/** Whose turn it is and by when; then what people look for first, as far as it is known. */
export function CaseFacts({ resource, record }: HeaderProps) {
  const { zone } = useSession();
  const hasNext = Boolean(record.nextStep);
  const due = typeof record.nextDueDate === 'string' ? record.nextDueDate : null;
  return (
    <dl className="case-facts">
      <NextAction resource={resource} record={record} />
      {hasNext && due && (
        <Fact label={resource.fields.nextDueDate?.label ?? 'Due'}>
          <Due day={due} today={todayIn(zone)} />
        </Fact>
      )}
      {hasNext && resource.fields.picUserId && (
        <Fact label={resource.fields.picUserId.label}>
          <FieldValue field={resource.fields.picUserId} name="picUserId" record={record} />
        </Fact>
      )}
      {shown.map((key) => {
        const field = resource.fields[key];
        const isKnown = record[key] !== null && record[key] !== undefined;
        return (
          field &&
          isKnown && (
            <Fact key={key} label={field.label}>
              <FieldValue field={field} name={key} record={record} />
            </Fact>
          )
        );
      })}
    </dl>
  );
}

function NextAction({ resource, record }: Pick<HeaderProps, 'resource' | 'record'>) {
  const field = resource.fields.nextStep;
  if (!field) return null;
  const stage = stageOfStep[record.nextStep as PicStep];
  return (
    <Fact label={field.label}>
      {record.nextStep ? (
        <span title={stage}>
          <FieldValue field={field} name="nextStep" record={record} />
        </span>
      ) : (
        <span className="soft">Nothing waits</span>
      )}
      {stage && <small className="case-stage">{stage}</small>}
    </Fact>
  );
}

function Due({ day, today }: { day: string; today: string }) {
  const { dateFormat } = useSession();
  return (
    <span className="facts">
      {formatDate(day, dateFormat)}
      {day < today && <StatusChip tone="danger">Overdue</StatusChip>}
      {day === today && <StatusChip tone="warning">Today</StatusChip>}
    </span>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
