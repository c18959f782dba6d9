import { Component } from 'react';
import type { ReactNode } from 'react';
import { networkFailed } from '../api/api-error.ts';
import { reportCrash } from './report-crash.ts';
import './error-boundary.css';

type Props = { children: ReactNode; supportEmail?: string | null };
type State = { error: Error | null };

const chunkFailure =
  /dynamically imported module|module script failed|Importing a module|preload CSS/i;

/** B-049, B-050. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (!chunkFailure.test(error.message)) reportCrash(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isOutdated = chunkFailure.test(error.message);
    const { supportEmail } = this.props;
    return (
      <div role="alert" className="crash">
        <h1>Woops! Something went wrong :(</h1>
        {isOutdated && (
          <p>{navigator.onLine ? 'A new software update was deployed.' : `${networkFailed}.`}</p>
        )}
        {isOutdated ? (
          <button type="button" className="plain-button" onClick={() => location.reload()}>
            Refresh App
          </button>
        ) : (
          supportEmail && <a href={`mailto:${supportEmail}`}>Notify Us Now</a>
        )}
      </div>
    );
  }
}
