import { api, toast, toastFailure, useSession } from '#kernel/web';
import { Input } from 'antd';
import { useState } from 'react';
import type { Template, Words } from './use-template.ts';

type Props = {
  readonly template: Template;
  /** The words and the record that are shown. */
  readonly sent: Words & { readonly fromModule?: string; readonly objectId?: string };
};

/** S-123: what is shown, as a mail to whoever tries it out. */
export function SendPreview({ template, sent }: Props) {
  const { profile } = useSession();
  const [to, setTo] = useState(profile.email ?? '');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const body = { ...sent, sendToEmail: to.trim() };
      await api.post(`/app/email-templates/${template.id}/preview/send`, body);
      toast.success(`The preview to ${to.trim()} is on its way.`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Input.Search
      className="template-preview-send"
      type="email"
      aria-label="Recipient Email"
      placeholder="Recipient Email"
      enterButton="Send Preview"
      value={to}
      loading={isBusy}
      onChange={({ target }) => setTo(target.value)}
      onSearch={() => void send()}
    />
  );
}
