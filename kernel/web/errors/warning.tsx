import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

export const Warning = ({ children }: { children: ReactNode }) => (
  <Notice className="banner" tone="warning" title={children} />
);
