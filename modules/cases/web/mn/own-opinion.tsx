import { formatDate } from '#kernel/domain';
import { api, EmptyState, InputForm, StatusChip, toast, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  opinionAnswerTones,
  availabilityFields,
  opinionAnswers,
  opinionFields,
  opinionStatuses,
  opinionTones,
} from '../../domain/index.ts';
import type { CaseRecord, Opinions, ShownOpinion } from '../../domain/index.ts';
import type { useOpinions } from './use-opinions.ts';
import './opinions.css';

type Props = {
  record: CaseRecord;
  opinions: Opinions;
  shown: ReturnType<typeof useOpinions>;
};

/** What a specialist does here: say whether they can, then give their opinion. Nobody else is seen. */
export function OwnOpinion({ record, opinions, shown }: Props) {
  const own = opinions.items.filter(({ id }) => opinions.ownIds.includes(id));
  if (!own.length) {
    return <EmptyState title="Nothing is asked of you" text="The practice writes to you first." />;
  }
  return own.map((opinion) => (
    <div key={opinion.id}>
      {typeof record.questions === 'string' && record.questions && (
        <p className="opinions-ask">{record.questions}</p>
      )}
      <Asked opinion={opinion} shown={shown} />
    </div>
  ));
}

type AskedProps = { opinion: ShownOpinion; shown: Props['shown'] };

function Asked({ opinion, shown }: AskedProps) {
  const { dateFormat } = useSession();
  const { id: opinionId, status, dueOn, answer } = opinion;
  if (status === 'poAsked') {
    return (
      <>
        <p>Please give your preliminary opinion by {formatDate(dueOn, dateFormat)}.</p>
        <Suspense fallback={<Skeleton active title={false} />}>
          <InputForm
            fields={opinionFields}
            start={{}}
            saveText="Give opinion"
            save={async (input) => {
              const path = `${shown.path}/opinionRequests`;
              const saved = await api.put<Opinions>(path, { opinionId, ...input });
              toast.success('Thank you. Your opinion is with the practice.');
              await shown.changed(saved);
            }}
          />
        </Suspense>
      </>
    );
  }
  if (status === 'asked') return <Availability opinionId={opinionId} shown={shown} />;
  return (
    <p>
      <StatusChip tone={opinionTones[status] ?? 'neutral'}>{opinionStatuses[status]}</StatusChip>{' '}
      {answer && (
        <StatusChip tone={opinionAnswerTones[answer] ?? 'neutral'}>
          {opinionAnswers[answer]}
        </StatusChip>
      )}
    </p>
  );
}

function Availability({ opinionId, shown }: { opinionId: string; shown: Props['shown'] }) {
  const [isDeclining, setDeclining] = useState(false);
  const say = (given: object) =>
    shown.run(() => api.put<Opinions>(`${shown.path}/specialistRequests`, { opinionId, ...given }));
  if (isDeclining) {
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <InputForm
          fields={{ reason: { ...availabilityFields.reason, required: true } }}
          start={{}}
          saveText="Decline"
          save={async (input) => say({ isAvailable: false, ...input })}
        />
      </Suspense>
    );
  }
  return (
    <p className="toolbar">
      <Button type="primary" onClick={() => void say({ isAvailable: true })}>
        I can give an opinion
      </Button>
      <Button onClick={() => setDeclining(true)}>I cannot</Button>
    </p>
  );
}
