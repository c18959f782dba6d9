import { PlainPage } from './plain-page.tsx';

/** M-126. */
export const noAuthToken =
  'An authToken was not passed. Please pass an authToken in the URL query to join a meeting.';

/** doc 3 section 2.3: the token decides who joins what. */
export default function VideoMeetingPage() {
  const params = new URLSearchParams(location.search);
  const hasToken = !!(params.get('authToken') || params.get('token'));
  return (
    <PlainPage title="Video meeting">
      <p role="alert">
        {hasToken ? 'This meeting has ended or its link is not valid.' : noAuthToken}
      </p>
      <p className="soft">Use the link in your invitation, or ask whoever invited you.</p>
    </PlainPage>
  );
}
