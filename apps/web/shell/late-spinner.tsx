import { useSlowHint } from '#kernel/web';
import { Spinner } from '../anonymous/spinner.tsx';

/** What is there in a blink needs no spinner. */
export function LateSpinner() {
  useSlowHint();
  return (
    <div className="late">
      <Spinner />
    </div>
  );
}
