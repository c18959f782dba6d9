import { Spinner } from '../anonymous/spinner.tsx';

/** What is there in a blink needs no spinner. */
export const LateSpinner = () => (
  <div className="late">
    <Spinner />
  </div>
);
