import { panelText } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  error?: unknown;
  isLoading?: boolean;
  children?: ReactNode;
};

/** One part of the section, with its buttons beside its name. */
export const PaperworkPart = ({ title, actions, error, isLoading, children }: Props) => (
  <section className="paperwork-part" aria-label={title}>
    <div className="paperwork-head">
      <h4>{title}</h4>
      <span className="spring" />
      {actions}
    </div>
    {error ? <Alert type="error" showIcon title={panelText(error)} /> : null}
    {isLoading && !error ? <Skeleton active paragraph={{ rows: 2 }} title={false} /> : children}
  </section>
);
