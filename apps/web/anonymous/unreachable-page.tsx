import { networkFailed } from '#kernel/web';
import { PlainPage } from './plain-page.tsx';

export function UnreachablePage() {
  return (
    <PlainPage title={networkFailed}>
      <p>You are still signed in. Try again in a moment.</p>
      <button type="button" className="outside-button" onClick={() => location.reload()}>
        Try again
      </button>
    </PlainPage>
  );
}
