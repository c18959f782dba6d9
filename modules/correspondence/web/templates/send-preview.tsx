import { api, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { Template, Words } from './use-template.ts';

type Props = {
  readonly template: Template;
  /** The words and the record that are shown. */
  readonly sent: Words & { readonly fromModule?: string; readonly objectId?: string };
};

/** S-123: what is shown, as a mail to whoever tries it out, and to nobody else. */
export function SendPreview({ template, sent }: Props) {
  const { profile } = useSession();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await api.post(`/app/email-templates/${template.id}/preview/send`, sent);
      toast.success(`The preview to ${profile.email ?? 'you'} is on its way.`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button className="template-preview-send" loading={isBusy} onClick={() => void send()}>
      Send Preview to {profile.email ?? 'me'}
    </Button>
  );
}
