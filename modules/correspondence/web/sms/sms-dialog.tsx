import { api, Dialog, LeaveButton, toast, toastFailure } from '#kernel/web';
import { AutoComplete, Button, Input } from 'antd';
import { useState } from 'react';
import { longestSms, mobileNumber, sendSmsMessage, smsKeptNotice } from '../../domain/index.ts';
import { MailField } from '../send/mail-field.tsx';
import type { RecordLink } from '../send/message-draft.ts';
import { useRecipients } from '../send/use-message.ts';
import '../send/send.css';

function useSms(about: RecordLink, close: () => void) {
  const recipients = useRecipients(about);
  const [typed, setTyped] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const to = typed ?? recipients?.mobiles[0]?.number ?? '';
  const send = async () => {
    setBusy(true);
    try {
      const body = { ...about, to, text: text.trim() };
      const { status } = await api.post<{ status: string }>(sendSmsMessage.path, body);
      if (status === 'kept') toast.warning(smsKeptNotice);
      else toast.success('The SMS is on its way.');
      close();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const isReady = mobileNumber(to) !== null && text.trim() !== '';
  return { recipients, to, setTo: setTyped, text, setText, isBusy, isReady, send };
}

export default function SmsDialog({ about, close }: { about: RecordLink; close: () => void }) {
  const { recipients, to, setTo, text, setText, isBusy, isReady, send } = useSms(about, close);
  const options = recipients?.mobiles.map(({ label, number }) => ({
    value: number,
    label: `${number} · ${label}`,
  }));
  return (
    <Dialog
      kind="confirm"
      title={recipients ? `SMS about ${recipients.objectName}` : 'SMS'}
      close={close}
      isDirty={text !== ''}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <div className="mail-form">
        <MailField id="sms-to" label="Mobile number" isRequired>
          <AutoComplete id="sms-to" value={to} options={options ?? []} onChange={setTo} />
        </MailField>
        <MailField id="sms-text" label="Text" isRequired>
          <Input.TextArea
            id="sms-text"
            rows={4}
            maxLength={longestSms}
            showCount
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </MailField>
      </div>
    </Dialog>
  );
}
