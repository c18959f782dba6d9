import { api, Dialog, getBlob, LeaveButton, toast, toastFailure, useRefetch } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { createEnvelope, envelope, sendEnvelope } from '../../domain/index.ts';
import { useAttachments } from '../attachments/use-attachments.ts';
import type { RecordLink } from '../stored-file.ts';
import { draftBody, newDraft, whyNotReady } from './draft.ts';
import type { Draft } from './draft.ts';
import { DraftForm } from './draft-form.tsx';
import { PlaceSignatures } from './place-signatures.tsx';
import './signing.css';

type Props = {
  link: RecordLink;
  close: () => void;
  /** Where it is known what is signed, and by whom. */
  given?: Partial<Draft>;
  /** The files to choose from, where they are not the attachments of the record. */
  files?: readonly { readonly id: string; readonly fileName: string }[];
};

/** The envelope is made and sent in one go; one that could not be sent stays a draft. */
async function send(draft: Draft, link: RecordLink): Promise<boolean> {
  try {
    const { id } = await api.post<{ id: string }>(createEnvelope.path, draftBody(draft, link));
    await api.put(sendEnvelope.path.replace('{id}', id));
    toast.success('The document is on its way to be signed.');
    return true;
  } catch (error) {
    toastFailure(error);
    return false;
  }
}

export default function SendDialog({ link, close, given = {}, files }: Props) {
  const [draft, setDraft] = useState<Draft>({ ...newDraft, ...given });
  const [activeKey, setActive] = useState(draft.signers[0]?.key ?? 1);
  const [isSending, setSending] = useState(false);
  const refetch = useRefetch(envelope);
  const attachments = useAttachments(link);
  const pdfs = attachments.files.filter(({ contentType }) => contentType === 'application/pdf');
  const { data: choices } = useQuery({
    queryKey: ['signingChoices'],
    queryFn: () => api.get<{ hasDocusign: boolean }>('/app/envelopes/choices'),
  });
  const { data: file } = useQuery({
    queryKey: ['signingFile', draft.fileId],
    enabled: draft.fileId !== null,
    queryFn: ({ signal }) => getBlob(`/app/files/${draft.fileId}`, signal),
  });
  const problem = whyNotReady(draft);
  const submit = async () => {
    setSending(true);
    const isSent = await send(draft, link);
    setSending(false);
    await refetch();
    if (isSent) close();
  };
  const footer = (
    <div className="send-foot">
      <span className="soft">{problem}</span>
      <LeaveButton />
      <Button
        type="primary"
        loading={isSending}
        disabled={problem !== null}
        onClick={() => void submit()}
      >
        Send
      </Button>
    </div>
  );
  return (
    <Dialog
      kind="summary"
      title="Send for signature"
      close={close}
      footer={footer}
      isDirty={draft.signers.some(({ email }) => email !== '')}
    >
      <div className="send-columns">
        <DraftForm
          draft={draft}
          change={setDraft}
          files={files ?? pdfs}
          hasDocusign={choices?.hasDocusign ?? false}
          activeKey={activeKey}
          setActive={setActive}
        />
        <PlaceSignatures
          file={file ?? null}
          {...{ draft, activeKey, setActive }}
          change={setDraft}
        />
      </div>
    </Dialog>
  );
}
