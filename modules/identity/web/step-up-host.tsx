import { bindProof } from '#kernel/web';
import { lazy, Suspense, useEffect, useState } from 'react';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'));

type Asked = { readonly answer: (isProven: boolean) => void };

/** Every call of every screen that asks for a fresh proof is put to the person here. */
export function StepUpHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      bindProof(
        () =>
          new Promise((resolve) => {
            setAsked({
              answer: (isProven) => {
                setAsked(null);
                resolve(isProven);
              },
            });
          }),
      ),
    [],
  );
  if (!asked) return null;
  return (
    <Suspense>
      <StepUpDialog answer={asked.answer} />
    </Suspense>
  );
}
