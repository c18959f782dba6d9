import { Alert } from 'antd';
import type { ReactNode } from 'react';

export const Warning = ({ children }: { children: ReactNode }) => (
  <Alert className="banner" type="warning" showIcon title={children} />
);
