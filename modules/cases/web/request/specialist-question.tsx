import { formatDateTime } from '#kernel/domain';
import { Notice, StatusChip, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { answerOf, answerTones, specialistAnswers } from '../../domain/index.ts';
import type { RequestFacts, SpecialistAnswer } from '../../domain/index.ts';
import { MoveDialog } from '../case-page/header/move-dialog.tsx';
import type { CaseSectionProps } from '../case-page/section-props.ts';

const answers = ['reportConflict', 'declineRequest', 'acceptRequest'] as const;

/** Whether the specialist takes it and may: the question, the answer, and what follows from it. */
export function SpecialistQuestion(props: CaseSectionProps) {
  const { type, record } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const answer = answerOf(record as object as RequestFacts) as SpecialistAnswer | null;
  const may = (move: string) => record.can?.includes(`${type.resource.name}.${move}`) ?? false;
  const offered = answer === 'waiting' ? answers.filter(may) : [];
  const maySend = answer === null && record.asksFirst === true && may('askSpecialist');
  if (!answer && !maySend) return null;
  const action = asked ? type.workflow.actions[asked] : undefined;
  return (
    <div className="request-question">
      {answer && <GivenAnswer answer={answer} record={record} />}
      {maySend && (
        <p className="soft">Nothing leaves before the specialist was asked about conflicts.</p>
      )}
      <div className="buttons">
        {maySend && (
          <Button type="primary" onClick={() => setAsked('askSpecialist')}>
            Ask about conflicts
          </Button>
        )}
        {offered.map((move) => (
          <Button
            key={move}
            type={move === 'acceptRequest' ? 'primary' : 'default'}
            onClick={() => setAsked(move)}
          >
            {type.workflow.actions[move]?.label}
          </Button>
        ))}
      </div>
      {action && (
        <Suspense>
          <MoveDialog {...props} action={action} close={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

type GivenProps = { answer: SpecialistAnswer; record: CaseSectionProps['record'] };

function GivenAnswer({ answer, record }: GivenProps) {
  const { zone, dateFormat, actor } = useSession();
  const isRefused = answer === 'declined' || answer === 'conflict';
  if (answer === 'waiting' && actor.roles.includes('SPECIALIST'))
    return (
      <p>
        <strong>Do you take this request?</strong> Please look at the names of the parties and tell
        us of any conflict of interest.
      </p>
    );
  return (
    <>
      <p>
        <StatusChip tone={answerTones[answer] ?? 'neutral'}>{specialistAnswers[answer]}</StatusChip>{' '}
        {typeof record.answeredAt === 'string' && (
          <span className="soft">{formatDateTime(record.answeredAt, zone, dateFormat)}</span>
        )}
      </p>
      {isRefused && (
        <Notice
          tone="warning"
          title={`${String(record.answerReason ?? '')} Choose another specialist below; they are asked anew.`}
        />
      )}
    </>
  );
}
