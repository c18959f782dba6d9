import type { ReactNode } from 'react';
import './page-header.css';

type Props = {
  title: ReactNode;
  /** A way back, above the title. */
  above?: ReactNode;
  /** What to know at once: a number, a status. */
  meta?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

export const PageHeader = ({ title, above, meta, actions }: Props) => (
  <header className="page-head">
    <div className="page-head-text">
      {above && <div className="page-above">{above}</div>}
      <div className="page-title">
        <h1>{title}</h1>
        {meta && <span className="page-meta">{meta}</span>}
      </div>
    </div>
    {actions && <div className="buttons">{actions}</div>}
  </header>
);
