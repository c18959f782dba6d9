import { CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './notice.css';

/** What went wrong, where it went wrong; it must show without loading anything further. */
export const Notice = ({ title, action }: { title: string; action?: ReactNode }) => (
  <div className="notice" role="alert">
    <CloseCircleFilled className="notice-icon" aria-hidden />
    <span className="notice-text">{title}</span>
    {action}
  </div>
);
