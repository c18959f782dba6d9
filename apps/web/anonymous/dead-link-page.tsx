import { PlainPage } from './plain-page.tsx';

/** The same for every kind of link and every reason: it tells nobody what the link was about. */
export const DeadLinkPage = () => (
  <PlainPage title="This link is no longer valid">
    <p role="status">It has come to its end, was used already or was taken back.</p>
    <p>Please ask whoever sent it to you for a new one, or look for a newer message from them.</p>
  </PlainPage>
);
