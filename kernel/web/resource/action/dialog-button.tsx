import type { AnyAction } from '#kernel/domain';
import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const ActionDialog = lazy(async () => ({
  default: (await import('./action-dialog.tsx')).ActionDialog,
}));

type Props = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'disabled' | 'aria-label'> & {
  action: AnyAction;
  /** Empty where the path of the action names no record. */
  recordId: string;
  /** What the call says without being asked for; the dialog asks for the rest. */
  fixed?: Readonly<Record<string, unknown>>;
  /** What the dialog says about it. */
  about?: ReactNode;
  /** The dialog closes after it; what it throws is shown in the dialog. */
  run: (input: Record<string, unknown>) => Promise<unknown>;
  children: ReactNode;
};

const besides = (action: AnyAction, fixed: object): AnyAction => ({
  ...action,
  input: Object.fromEntries(Object.entries(action.input).filter(([key]) => !(key in fixed))),
});

/** Opens the dialog of an action whose input the page knows in part or in whole. */
export function DialogButton(props: Props) {
  const { action, recordId, fixed = {}, about, run, children, ...button } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            action={besides(action, fixed)}
            recordId={recordId}
            fixed={fixed}
            run={async (input) => {
              await run(input);
              close();
            }}
            close={close}
          >
            {about}
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
