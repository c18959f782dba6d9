import { MessageOutlined } from '@ant-design/icons';
import { api, Dialog, LeaveButton, toast, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import {
  listMailRecipients,
  longestSms,
  mobileNumber,
  sendSmsMessage,
} from '../../domain/index.ts';
import { MailField } from '../send/mail-field.tsx';
import type { MailRecipients } from '../send/message-answers.ts';
import type { RecordLink } from '../send/message-draft.ts';
import '../send/send.css';

export function SmsButton({ about }: { about: RecordLink }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<MessageOutlined />} onClick={() => setOpen(true)}>
        SMS
      </Button>
      {isOpen && (
        <Suspense>
          <SmsDialog about={about} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SmsDialog({ about, close }: { about: RecordLink; close: () => void }) {
  const { data } = useQuery({
    queryKey: ['mailRecipients', about],
    queryFn: ({ signal }) => api.get<MailRecipients>(listMailRecipients.path, { ...about }, signal),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const to = typed ?? data?.mobiles[0]?.number ?? '';
  const isReady = mobileNumber(to) !== null && text.trim() !== '';
  const send = async () => {
    setBusy(true);
    try {
      await api.post(sendSmsMessage.path, { ...about, to, text: text.trim() });
      toast.success('The SMS is on its way.');
      close();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      kind="confirm"
      title={data ? `SMS about ${data.objectName}` : 'SMS'}
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
          <AutoComplete
            id="sms-to"
            value={to}
            options={data?.mobiles.map(({ label, number }) => ({
              value: number,
              label: `${number} · ${label}`,
            }))}
            onChange={(next: string) => setTyped(next)}
          />
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
