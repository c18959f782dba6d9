import type { OfferedUpload } from '#cases/domain';
import { api } from '#kernel/web';
import { useEffect, useState } from 'react';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { RecordsUpload } from './records-upload.tsx';
import { Spinner } from './spinner.tsx';

const token = location.pathname.split('/').at(-1) ?? '';
const place = `/app/record-uploads/${encodeURIComponent(token)}`;

type State = OfferedUpload | 'loading' | 'unknown' | 'unreachable';

const contact = ({ practiceEmail }: OfferedUpload): string =>
  practiceEmail ? `write to ${practiceEmail}` : 'answer our email';

/** Where a provider hands over what we asked for: no account, no forms, files and a name. */
export default function RecordsPage() {
  const [state, setState] = useState<State>('loading');
  const look = () =>
    api
      .get<OfferedUpload>(place)
      .then(setState, (error: unknown) =>
        setState((error as { status?: number }).status === 404 ? 'unknown' : 'unreachable'),
      );
  useEffect(() => void look(), []);
  if (state === 'loading') return <Spinner />;
  if (state === 'unknown') return <DeadLinkPage />;
  if (state === 'unreachable') {
    return (
      <PlainPage title="We cannot be reached">
        <p>Please try again in a moment.</p>
      </PlainPage>
    );
  }
  if (state.state === 'closed') {
    return (
      <PlainPage title="Thank you, nothing more is needed">
        <p role="status">
          {state.practice} has what it asked {state.provider} for. This link is closed.
        </p>
        <p className="soft">If you have more files, please call us, or {contact(state)}.</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Send medical records">
      <p>
        {state.practice} asked {state.provider} for <strong>{state.requestType}</strong> of{' '}
        <strong>{state.claimant}</strong>, our case {state.caseNo}
        {state.dueDate && `, by ${state.dueDate}`}. The full name stands in our letter.
      </p>
      {state.note && <p>{state.note}</p>}
      <RecordsUpload
        place={place}
        files={state.files}
        look={look}
        complete={async (words) =>
          setState(await api.post<OfferedUpload>(`${place}/complete`, words))
        }
      />
      <p className="soft">Do you have a question? Please call us, or {contact(state)}.</p>
    </PlainPage>
  );
}
