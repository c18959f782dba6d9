import { formatDate } from '#kernel/domain';
import { StatusChip, todayIn, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  opinionAnswerTones,
  opinionAnswers,
  opinionStatuses,
  opinionTones,
} from '../../domain/index.ts';
import type { ShownOpinion } from '../../domain/index.ts';
import './opinions.css';

type Props = {
  items: readonly ShownOpinion[];
  /** Absent for whoever only reads. */
  withdraw?: (opinion: ShownOpinion) => void;
};

/** The opinions beside each other: a column for each specialist, a line for each question. */
export function CompareTable({ items, withdraw }: Props) {
  const line = (label: string, of: (opinion: ShownOpinion) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {items.map((opinion) => (
        <td key={opinion.id}>{of(opinion) || <span className="soft">—</span>}</td>
      ))}
    </tr>
  );
  return (
    <div className="opinions-scroll">
      <table className="opinions-grid" aria-label="Opinions compared">
        <thead>
          <tr>
            <td>Question</td>
            {items.map(({ id, specialistName, specialty }) => (
              <th key={id} scope="col">
                {specialistName}
                {specialty && <span className="opinions-specialty">{specialty}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line('Status', (opinion) => (
            <Stand opinion={opinion} />
          ))}
          {line('Opinion', ({ answer }) =>
            answer ? (
              <StatusChip tone={opinionAnswerTones[answer] ?? 'neutral'}>
                {opinionAnswers[answer]}
              </StatusChip>
            ) : null,
          )}
          {line('Breach of duty', ({ breach }) => breach)}
          {line('Causation', ({ causation }) => causation)}
          {line('Damage', ({ damage }) => damage)}
          {items.some(({ moreNeeded }) => moreNeeded) &&
            line('Missing material', ({ moreNeeded }) => moreNeeded)}
          {items.some(({ declineReason }) => declineReason) &&
            line('Why not', ({ declineReason }) => declineReason)}
          {withdraw &&
            line('', (opinion) =>
              isWaiting(opinion) ? (
                <Button
                  size="small"
                  aria-label={`Withdraw the request to ${opinion.specialistName}`}
                  onClick={() => withdraw(opinion)}
                >
                  Withdraw
                </Button>
              ) : null,
            )}
        </tbody>
      </table>
    </div>
  );
}

const isWaiting = ({ status }: ShownOpinion): boolean =>
  status === 'asked' || status === 'available' || status === 'poAsked';

function Stand({ opinion }: { opinion: ShownOpinion }) {
  const { zone, dateFormat } = useSession();
  const { status, dueOn, answeredOn, remindedOn } = opinion;
  const isLate = status === 'poAsked' && dueOn !== null && dueOn < todayIn(zone);
  return (
    <>
      <StatusChip tone={opinionTones[status] ?? 'neutral'}>{opinionStatuses[status]}</StatusChip>
      {status === 'poAsked' && dueOn && (
        <span className={isLate ? 'opinions-specialty opinions-late' : 'opinions-specialty'}>
          {isLate ? 'Overdue since' : 'Due'} {formatDate(dueOn, dateFormat)}
          {remindedOn ? `, reminded ${formatDate(remindedOn, dateFormat)}` : ''}
        </span>
      )}
      {status === 'answered' && answeredOn && (
        <span className="opinions-specialty">{formatDate(answeredOn, dateFormat)}</span>
      )}
    </>
  );
}
