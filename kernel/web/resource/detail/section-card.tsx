import type { ReactNode } from 'react';
import { useId } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

export function SectionCard({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id} tabIndex={-1}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
