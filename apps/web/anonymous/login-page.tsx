import { networkFailed, signIn } from '#kernel/web';
import { useEffect, useState } from 'react';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

export function LoginPage() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    signIn('/').catch(() => setFailed(true));
  }, []);
  return hasFailed ? <PlainPage title={networkFailed} /> : <Spinner />;
}
