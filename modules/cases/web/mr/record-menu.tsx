import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import {
  ActionDialog,
  MenuButton,
  openTab,
  runAction,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Suspense, useState } from 'react';
import {
  duplicateRecord,
  medicalRecordPrints,
  mr,
  sendRecordMessage,
  setParentRecord,
} from '../../domain/index.ts';

type Props = { id: string; start: (action: AnyAction, id: string, done: string) => void };

const printNames = ['Print confirmation letter', 'Print authority', 'Print requests'] as const;

const print = (page: string, id: string): void =>
  void window.open(`${page}?id=${id}`, '_blank', 'noopener');

/** B-241: the new record opens at once. */
async function duplicate(id: string, isSubCR: boolean): Promise<void> {
  try {
    const made = await runAction<{ id: string; caseNo: string }>(duplicateRecord, id, { isSubCR });
    if (!made) return;
    toast.success(`${made.caseNo} made`);
    openTab(`/view/${mr.segment}/detail/${made.id}`);
  } catch (error) {
    toastFailure(error);
  }
}

const confirmAction: AnyAction = {
  ...sendRecordMessage,
  label: 'Confirm to case managers',
  input: {},
};

const ConfirmDialog = ({ id, close }: { id: string; close: () => void }) => (
  <Suspense>
    <ActionDialog
      action={confirmAction}
      recordId={id}
      fixed={{ emailType: 'confirmation' }}
      run={async (input) => {
        await runAction(sendRecordMessage, id, input);
        toast.success('The case managers were told.');
        close();
      }}
      close={close}
    />
  </Suspense>
);

/** Letters, copies and what the record belongs to. */
export function RecordMenu({ id, start }: Props) {
  const { actor } = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const items = () => [
    ...medicalRecordPrints.map(({ route: { page } }, at) => ({
      key: page,
      label: printNames[at] ?? '',
      run: () => print(page, id),
    })),
    ...(can(actor, sendRecordMessage.ability)
      ? [{ key: 'mail', label: 'Confirm to case managers', run: () => setConfirming(true) }]
      : []),
    ...(can(actor, duplicateRecord.ability)
      ? [
          { key: 'copy', label: 'Duplicate', run: () => void duplicate(id, false) },
          { key: 'sub', label: 'New sub-record', run: () => void duplicate(id, true) },
        ]
      : []),
    ...(can(actor, setParentRecord.ability)
      ? [
          {
            key: 'parent',
            label: 'Make it part of another record',
            run: () => start(setParentRecord, id, 'The record is part of another one.'),
          },
        ]
      : []),
  ];
  return (
    <>
      <MenuButton type="default" label="Letters and copies" items={items}>
        Letters and copies
      </MenuButton>
      {isConfirming && <ConfirmDialog id={id} close={() => setConfirming(false)} />}
    </>
  );
}
