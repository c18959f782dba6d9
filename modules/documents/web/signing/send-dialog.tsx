import {
  api,
  callAction,
  Dialog,
  getBlob,
  LeaveButton,
  toast,
  toastFailure,
  useRefetch,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { createEnvelope, envelope, sendEnvelope, signingChoices } from '../../domain/index.ts';
import { useAttachments } from '../attachments/use-attachments.ts';
import type { RecordLink } from '../stored-file.ts';
import { draftBody, newDraft, whyNotReady } from './draft.ts';
import type { Draft } from './draft.ts';
import { DraftForm } from './draft-form.tsx';
import { PlaceSignatures } from './place-signatures.tsx';
import './signing.css';

type Props = { link: RecordLink; close: () => void };

/** The envelope is made and sent in one go; one that could not be sent stays a draft. */
async function send(draft: Draft, link: RecordLink): Promise<boolean> {
  try {
    const { id } = await api.post<{ id: string }>(createEnvelope.path, draftBody(draft, link));
    const isSent = await callAction(sendEnvelope, id, {});
    if (isSent) toast.success('The document is on its way to be signed.');
    else toast.warning('The document was not sent. It stands as a draft under its record.');
    return true;
  } catch (error) {
    toastFailure(error);
    return false;
  }
}

/** The attachments of the record, whether DocuSign is set up, and the pages of the chosen file. */
function useSendFacts(link: RecordLink, fileId: string | null) {
  const attachments = useAttachments(link);
  const { data: choices } = useQuery({
    queryKey: ['signingChoices'],
    queryFn: () => api.get<{ hasDocusign: boolean }>(signingChoices.path),
  });
  const { data: file } = useQuery({
    queryKey: ['signingFile', fileId],
    enabled: fileId !== null,
    queryFn: ({ signal }) => getBlob(`/app/files/${fileId}`, signal),
  });
  return {
    pdfs: attachments.files.filter(({ contentType }) => contentType === 'application/pdf'),
    hasDocusign: choices?.hasDocusign ?? false,
    file: file ?? null,
  };
}

export default function SendDialog({ link, close }: Props) {
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [activeKey, setActive] = useState(1);
  const [isSending, setSending] = useState(false);
  const refetch = useRefetch(envelope);
  const { pdfs, hasDocusign, file } = useSendFacts(link, draft.fileId);
  const problem = whyNotReady(draft);
  const submit = async () => {
    setSending(true);
    const isSent = await send(draft, link);
    setSending(false);
    await refetch();
    if (isSent) close();
  };
  const shared = { draft, change: setDraft, activeKey, setActive };
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
        <DraftForm {...shared} files={pdfs} hasDocusign={hasDocusign} />
        <PlaceSignatures {...shared} file={file} />
      </div>
    </Dialog>
  );
}
