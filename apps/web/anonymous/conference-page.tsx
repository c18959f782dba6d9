import { conferenceTime } from '#cases/domain';
import type { LinkedPoll } from '#cases/domain';
import { formatDate } from '#kernel/domain';
import { api } from '#kernel/web';
import { useEffect, useState } from 'react';
import { ConferenceAnswer } from './conference-answer.tsx';
import './conference-page.css';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

const token = location.pathname.split('/').at(-1) ?? '';
const place = `/app/conference-polls/${encodeURIComponent(token)}`;

type State = LinkedPoll | 'loading' | 'unknown' | 'unreachable';

/** Which of the offered times suit somebody who needs no account. */
export default function ConferencePage() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    api
      .get<LinkedPoll>(place)
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
  if (state.state === 'confirmed') return <Confirmed poll={state} />;
  if (state.state === 'over') {
    return (
      <PlainPage title="These times are no longer asked about">
        <p role="status">There may be a newer link in your email.</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={`${state.kind} ${state.caseNo}`}>
      <p>
        {state.name}, {state.practice} asks when you can meet about{' '}
        <strong>{state.claimant}</strong>
        {state.topic ? `: ${state.topic}` : ''}.
        {state.answerBy ? ` Please answer by ${formatDate(state.answerBy, 'D MMMM YYYY')}.` : ''}
      </p>
      <p className="soft">All times are by the clock of {state.zone.replaceAll('_', ' ')}.</p>
      <ConferenceAnswer
        poll={state}
        send={async (items) => setState(await api.post<LinkedPoll>(place, { items }))}
      />
    </PlainPage>
  );
}

const Confirmed = ({ poll }: { poll: LinkedPoll }) => (
  <PlainPage title={`${poll.kind} ${poll.caseNo} is confirmed`}>
    {poll.confirmed && (
      <>
        <p role="status">{conferenceTime(poll.confirmed.startsAt, poll.zone, 'D MMMM YYYY')}</p>
        <ul className="conference-ways">
          {poll.confirmed.joining.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </PlainPage>
);
