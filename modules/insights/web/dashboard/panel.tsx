import { panelText } from '#kernel/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  title: string;
  /** Where all of it is. */
  more?: { readonly to: string; readonly text: string } | undefined;
  tools?: ReactNode;
  children: ReactNode;
};

/** One thing to know, on a card of its own. */
export function Panel({ title, more, tools, children }: Props) {
  const id = useId();
  return (
    <section className="dash-panel" aria-labelledby={id}>
      <header className="dash-head">
        <h2 id={id}>{title}</h2>
        {tools}
        {more && <Link to={more.to}>{more.text}</Link>}
      </header>
      {children}
    </section>
  );
}

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** How many lines are drawn while it loads, so that nothing jumps. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** What was known stays while it is asked for again; a failure says so and can be tried again. */
export function Loaded<T>({
  query: { data, error, refetch },
  lines = 3,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <p className="dash-none" role="alert">
        {panelText(error)}{' '}
        <button type="button" className="text-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <div className="dash-wait" aria-busy="true" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

/** The way to the list says how much more is there. */
export const allOf = (total: number, shown: number): string =>
  total > shown ? `All ${total}` : 'Open list';

export const None = ({ children }: { children: ReactNode }) => (
  <p className="dash-none">{children}</p>
);
