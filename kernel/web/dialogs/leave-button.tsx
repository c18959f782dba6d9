import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { DialogGuard } from './unsaved-in-dialog.ts';

/** The button of a dialog that gives up; like Escape and the cross, it asks when something is lost. */
export function LeaveButton({ children = 'Cancel' }: { children?: ReactNode }) {
  const guard = useContext(DialogGuard);
  return <Button onClick={() => guard?.leave()}>{children}</Button>;
}
