import { finishSignIn } from '#kernel/web';
import { useEffect, useState } from 'react';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

export function SigningInPage() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    finishSignIn().then(
      (path) => location.replace(path),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  if (!hasFailed) return <Spinner />;
  return (
    <PlainPage title="Sign-in was not completed">
      <p>The sign-in took too long or was already used.</p>
      <a className="outside-button" href="/">
        Sign in again
      </a>
    </PlainPage>
  );
}
