import { PaperClipOutlined } from '@ant-design/icons';
import { fileSizeText } from '#documents/domain';
import { validationMessages } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { areAddresses } from '../../domain/index.ts';
import { MailField } from './mail-field.tsx';
import { MailHtml } from './mail-html.tsx';
import type { SeenMessage } from './message-answers.ts';

type Props = {
  seen: SeenMessage;
  isStale: boolean;
  isBusy: boolean;
  sendPreviewTo: (address: string) => void;
};

/** The message as it will leave, and a way to see it arrive first. */
export function MessagePreview({ seen, isStale, isBusy, sendPreviewTo }: Props) {
  const facts = [
    ['From', seen.sender],
    ['To', seen.destination],
    ['Cc', seen.cc],
    ['Answers go to', seen.replyTo],
    ['Subject', seen.subject],
  ].filter(([, value]) => value);
  return (
    <div className="mail-preview">
      {isStale && (
        <Alert
          type="warning"
          showIcon
          title="The record, the template or a file has changed since you looked. This is the message as it is now."
        />
      )}
      {seen.missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`This email cannot leave yet. Missing: ${seen.missing.join(', ')}.`}
        />
      )}
      <dl className="mail-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MailHtml html={seen.body} title="Preview of the message" />
      {seen.attachments.length > 0 && (
        <ul className="mail-attached" aria-label="Files of the message">
          {seen.attachments.map(({ fileId, name, size, goesAlong }) => (
            <li key={fileId}>
              <PaperClipOutlined /> {name}{' '}
              <span className="soft">
                {fileSizeText(size)}
                {goesAlong ? '' : ' · not attached'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SendPreview isBusy={isBusy} sendPreviewTo={sendPreviewTo} />
    </div>
  );
}

/** B-317, B-318. */
function SendPreview({ isBusy, sendPreviewTo }: Pick<Props, 'isBusy' | 'sendPreviewTo'>) {
  const { tenant } = useSession();
  const account = tenant.extraProperties['AccountEmail'];
  const [address, setAddress] = useState(typeof account === 'string' ? account : '');
  const [trouble, setTrouble] = useState<string>();
  const send = () => {
    const to = address.trim();
    if (!to) return setTrouble(validationMessages.required);
    if (!areAddresses([to])) return setTrouble(validationMessages.email);
    sendPreviewTo(to);
  };
  return (
    <details className="mail-try">
      <summary>Send it to yourself first</summary>
      <MailField id="mail-try-to" label="Recipient Email" isRequired trouble={trouble}>
        <span className="mail-try-row">
          <Input
            id="mail-try-to"
            type="email"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setTrouble(undefined);
            }}
          />
          <Button loading={isBusy} onClick={send}>
            Send Preview
          </Button>
        </span>
      </MailField>
    </details>
  );
}
