import { PlainPage } from './plain-page.tsx';

export function NotFoundPage() {
  return (
    <PlainPage title="Page not found">
      <p>There is no page at this address.</p>
      <a className="outside-button" href="/">
        Go to the start page
      </a>
    </PlainPage>
  );
}
