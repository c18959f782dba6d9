import { appointmentStatuses, appointmentTones } from '#booking/domain';
import type { AppointmentStatus } from '#booking/domain';
import { clockText, dayText, zoneText } from '#booking/web';
import { can } from '#kernel/domain';
import type { AnswerOf } from '#kernel/domain';
import {
  api,
  callAction,
  DialogButton,
  EmptyState,
  StatusChip,
  TabLink,
  toast,
  useSession,
  useThisMinute,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { caseAppointmentActions } from '../../domain/index.ts';
import type { appointmentHistoryShape } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { appointmentSteps } from './case-step.ts';
import { EarlierAppointments, EarlierCases } from './earlier-appointments.tsx';
import { StepButtons } from './step-buttons.tsx';
import './appointment-section.css';

export type History = AnswerOf<{ answer: typeof appointmentHistoryShape }>;

const pathOf = (path: string, id: string): string => path.replace('{id}', id);

/** When, where and with whom, what can be done about it, and how it came to be so. */
export default function AppointmentSection(section: CaseSectionProps) {
  const { type, record } = section;
  const { actor } = useSession();
  const now = useThisMinute();
  const actions = caseAppointmentActions(type.resource);
  const { data } = useQuery({
    queryKey: ['case appointments', record.id, record.concurrencyStamp],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: History[] }>(pathOf(actions.history.path, record.id), {}, signal))
        .items,
  });
  const current = data?.find(({ isCurrent }) => isCurrent) ?? null;
  const others = data?.filter((one) => one !== current) ?? [];
  const steps = appointmentSteps(type, record, current, now);
  return (
    <div className="case-appointment">
      {record.appointmentId ? (
        current && <PresentAppointment appointment={current} />
      ) : (
        <EmptyState
          title="No appointment yet"
          text={steps.length ? 'Choose a time for the claimant.' : 'None is booked for this case.'}
        />
      )}
      <StepButtons {...section} steps={steps} />
      {current && current.moves.length > 0 && can(actor, actions.resend.ability) && (
        <ResendButton {...section} />
      )}
      {section.fields}
      <EarlierAppointments appointments={others} moves={current?.moves ?? []} />
      <EarlierCases type={type} record={record} />
    </div>
  );
}

function PresentAppointment({ appointment }: { appointment: History }) {
  const { dateFormat } = useSession();
  const { id, reference, status, dateFrom, dateTo, timeZone, specialist, centre } = appointment;
  return (
    <div className="case-appointment-now">
      <strong>
        {dayText(dateFrom, timeZone, dateFormat)}, {clockText(dateFrom, timeZone)} to{' '}
        {clockText(dateTo, timeZone)}
      </strong>
      <StatusChip tone={appointmentTones[status as AppointmentStatus]}>
        {appointmentStatuses[status as AppointmentStatus]}
      </StatusChip>
      <span>{[specialist, centre ?? 'Video', zoneText(timeZone)].filter(Boolean).join(', ')}</span>
      <TabLink to={`/view/appointments/detail/${id}`}>{reference}</TabLink>
    </div>
  );
}

/** C-065. */
function ResendButton({ type, record }: CaseSectionProps) {
  const { resend } = caseAppointmentActions(type.resource);
  const send = async () => {
    if (await callAction(resend, record.id, {}))
      toast.success('Everybody is told of the new time again.');
  };
  return (
    <DialogButton
      action={resend}
      recordId={record.id}
      about={<p>Everybody who was told of the move is told once more.</p>}
      run={send}
      size="small"
      type="link"
    >
      {resend.label}
    </DialogButton>
  );
}
