import { can, findResource, lookup, moduleNameOf } from '#kernel/domain';
import {
  Dialog,
  FieldInput,
  LeaveButton,
  runAction,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { incomingMail, incomingMailWorkflow } from '../../domain/index.ts';
import { MailField } from '../send/mail-field.tsx';
import '../send/send.css';

/** The kinds of record that people write about, as later modules name them. */
const kinds = [
  'client',
  'caseManager',
  'company',
  'specialist',
  'appointment',
  'centre',
  'contractor',
];

/** Only what this person can look up is offered. */
function useKinds() {
  const { actor } = useSession();
  return kinds.flatMap((name) => {
    const resource = findResource(name);
    return resource && can(actor, `${name}.lookup`)
      ? { value: name, label: resource.label[0] }
      : [];
  });
}

type Props = { id: string; close: () => void };

/** Files the message to one record, and closes. */
function useFiling({ id, close }: Props) {
  const refetch = useRefetch(incomingMail);
  const [isBusy, setBusy] = useState(false);
  const file = async (kind: string, recordId: string) => {
    setBusy(true);
    try {
      const input = { fromModule: moduleNameOf({ name: kind }), objectId: recordId };
      await runAction(incomingMailWorkflow.actions.file, id, input);
      toast.success('The message is filed, with its attachments.');
      await refetch();
      close();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { file, isBusy };
}

/** A message that named no record is put where it belongs; its files go along. */
export default function FileDialog({ id, close }: Props) {
  const options = useKinds();
  const [kind, setKind] = useState(options[0]?.value ?? '');
  const [recordId, setRecordId] = useState<string | null>(null);
  const { file, isBusy } = useFiling({ id, close });
  return (
    <Dialog
      kind="confirm"
      title="File to a record"
      close={close}
      isDirty={recordId !== null}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            disabled={!recordId}
            loading={isBusy}
            onClick={() => recordId && void file(kind, recordId)}
          >
            File
          </Button>
        </>
      }
    >
      <div className="mail-form">
        <MailField id="file-kind" label="Kind of record">
          <Select
            id="file-kind"
            value={kind}
            options={options}
            onChange={(next: string) => {
              setKind(next);
              setRecordId(null);
            }}
          />
        </MailField>
        <MailField id="file-record" label="Record" isRequired>
          <FieldInput
            key={kind}
            id="file-record"
            field={lookup('Record', kind)}
            value={recordId}
            onChange={(next) => setRecordId(typeof next === 'string' ? next : null)}
          />
        </MailField>
      </div>
    </Dialog>
  );
}
