import type { LinkedOpinion } from '#cases/domain';
import { formatDate } from '#kernel/domain';
import { api } from '#kernel/web';
import { useEffect, useState } from 'react';
import { AvailabilityAnswer, OpinionAnswerForm } from './opinion-answer.tsx';
import './opinion-page.css';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

const token = location.pathname.split('/').at(-1) ?? '';
const place = `/app/opinion-requests/${encodeURIComponent(token)}`;

type State = LinkedOpinion | 'loading' | 'unknown' | 'unreachable';

/** A specialist without an account says whether they can, and what they think. */
export default function OpinionPage() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    api
      .get<LinkedOpinion>(place)
      .then(setState, (error: unknown) =>
        setState((error as { status?: number }).status === 404 ? 'unknown' : 'unreachable'),
      );
  }, []);
  if (state === 'loading') return <Spinner />;
  if (state === 'unknown') return <DeadLinkPage />;
  if (state === 'unreachable') {
    return (
      <PlainPage title="We cannot be reached">
        <p>Please try again in a moment.</p>
      </PlainPage>
    );
  }
  const ending = endings[state.state];
  if (ending) {
    return (
      <PlainPage title={ending[0]}>
        <p role="status">{ending[1]}</p>
      </PlainPage>
    );
  }
  const post = async (path: string, body: object) =>
    setState(await api.post<LinkedOpinion>(`${place}${path}`, body));
  return (
    <PlainPage title={`Medical negligence ${state.caseNo}`}>
      <Matter opinion={state} />
      {state.state === 'opinion' ? (
        <OpinionAnswerForm send={(given) => post('', given)} />
      ) : (
        <AvailabilityAnswer send={(given) => post('/availability', given)} />
      )}
    </PlainPage>
  );
}

const endings: Readonly<Partial<Record<LinkedOpinion['state'], readonly [string, string]>>> = {
  answered: ['Thank you for your opinion', 'It is with the practice. Nothing more is needed.'],
  declined: ['Thank you for telling us', 'We will not ask you further in this case.'],
  over: ['This request is no longer open', 'There may be a newer link in your email.'],
};

const Matter = ({ opinion }: { opinion: LinkedOpinion }) => (
  <section className="opinion-matter" aria-label="What it is about">
    <p>
      {opinion.specialistName}, {opinion.practice}{' '}
      {opinion.state === 'opinion'
        ? 'asks for your free preliminary opinion'
        : 'asks whether you can give an opinion'}{' '}
      on the treatment of <strong>{opinion.claimant}</strong>
      {opinion.treatedBy ? ` by ${opinion.treatedBy}` : ''}.
      {opinion.dueOn ? ` Please answer by ${formatDate(opinion.dueOn, 'D MMMM YYYY')}.` : ''}
    </p>
    {opinion.allegation && <p className="opinion-words">{opinion.allegation}</p>}
    {opinion.questions && <p className="opinion-words">{opinion.questions}</p>}
  </section>
);
