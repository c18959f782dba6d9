import { addDays, formatDate, formatTime } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import {
  api,
  Dialog,
  EmptyState,
  panelText,
  TableFrame,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { elapsedText, proposeEntries, timeEntry } from '../../domain/index.ts';

type Answer = ValueOfShape<NonNullable<(typeof proposeEntries)['answer']>>;
type Proposal = Answer['items'][number];

/** The body of a new entry: the time of the specialist, or one's own beside them. */
export const entryOfProposal = (proposal: Proposal, whose: 'specialist' | 'mine') => ({
  caseId: proposal.caseId,
  appointmentId: proposal.appointmentId,
  activity: 'examination',
  startedAt: proposal.startedAt,
  minutes: proposal.minutes,
  ...(whose === 'specialist'
    ? { userKind: 'specialist', specialistId: proposal.specialistId }
    : { userKind: 'staff' }),
});

/** Appointments of a day whose time nobody has entered yet; one press enters it. */
export function ProposalsDialog({ close }: { close: () => void }) {
  const { zone, dateFormat } = useSession();
  const [day, setDay] = useState(todayIn(zone));
  return (
    <Dialog kind="history" title="Time from the calendar" close={close}>
      <div className="toolbar">
        <Button onClick={() => setDay(addDays(day, -1))}>Day before</Button>
        <strong>{formatDate(day, dateFormat)}</strong>
        <Button onClick={() => setDay(addDays(day, 1))}>Day after</Button>
      </div>
      <Proposals day={day} />
    </Dialog>
  );
}

function Proposals({ day }: { day: string }) {
  const client = useQueryClient();
  const refetch = useRefetch(timeEntry);
  const { data, error } = useQuery({
    queryKey: ['time', 'proposals', day],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Answer>(proposeEntries.path, { day }, signal),
  });
  const add = async (proposal: Proposal, whose: 'specialist' | 'mine') => {
    try {
      await api.post(`/app/${timeEntry.base}`, entryOfProposal(proposal, whose));
      toast.success(`${elapsedText(proposal.minutes)} entered on ${proposal.caseNo}.`);
      await client.invalidateQueries({ queryKey: ['time'] });
      await refetch();
    } catch (failure) {
      toastFailure(failure);
    }
  };
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data.items.length)
    return (
      <EmptyState
        title="Nothing to enter"
        text="No appointment of a case on this day waits for its time."
      />
    );
  return (
    <TableFrame label="Appointments" heads={['Time', 'Case', 'Specialist', 'Spent', '']}>
      {data.items.map((proposal) => (
        <tr key={proposal.appointmentId}>
          <td>{formatTime(proposal.startedAt, proposal.zone)}</td>
          <td>
            {proposal.caseNo}
            <div className="soft">{proposal.claimantName}</div>
          </td>
          <td>{proposal.specialistName}</td>
          <td>{elapsedText(proposal.minutes)}</td>
          <td className="mini-buttons">
            <Button size="small" onClick={() => void add(proposal, 'specialist')}>
              For the specialist
            </Button>
            <Button size="small" onClick={() => void add(proposal, 'mine')}>
              For me
            </Button>
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}
