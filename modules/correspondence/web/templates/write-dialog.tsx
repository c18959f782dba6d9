import { lookup } from '#kernel/domain';
import {
  callAction,
  api,
  Dialog,
  FieldInput,
  LeaveButton,
  panelText,
  toast,
  toastFailure,
  useRefetch,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { emailTracking, sendAdHoc } from '../../domain/index.ts';
import { MissingValues } from '../send/missing-values.tsx';
import type { Missing } from '../send/missing-values.tsx';
import { TemplateEditor } from './editor/template-editor.tsx';
import './templates.css';

type Filled = {
  readonly subject: string;
  readonly content: string;
  readonly destination: string | null;
  readonly missing: readonly Missing[];
};
type Props = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly about: string;
  readonly close: () => void;
};

const templateField = lookup('Template', 'adHocTemplate');

/** Choose a template, go on writing, then send it or print it. */
export function WriteDialog({ fromModule, objectId, about, close }: Props) {
  const [templateId, setTemplateId] = useState<string | null>(null);
  const query = { fromModule, objectId };
  const { data, error } = useQuery({
    queryKey: ['adHocFilled', templateId, query],
    enabled: templateId !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      api.get<Filled>(`/app/ad-hoc-templates/${templateId}/get-rendered-content`, query, signal),
  });
  if (templateId && data) {
    return (
      <WritingDialog
        key={templateId}
        filled={data}
        link={query}
        templateId={templateId}
        about={about}
        close={close}
      />
    );
  }
  return (
    <Dialog
      kind="confirm"
      title={`Write about this ${about.toLowerCase()}`}
      close={close}
      footer={<LeaveButton />}
    >
      <div className="write-dialog">
        <label htmlFor="write-template">Template</label>
        <FieldInput
          id="write-template"
          field={templateField}
          value={templateId}
          placeholder="Choose what to begin with"
          onChange={(id: unknown) => setTemplateId(typeof id === 'string' ? id : null)}
        />
        {error && <Alert type="error" title={panelText(error)} />}
        {templateId && !error && <Skeleton active title={false} />}
      </div>
    </Dialog>
  );
}

type Link = { readonly fromModule: string; readonly objectId: string };
type WritingProps = {
  readonly filled: Filled;
  readonly link: Link;
  readonly templateId: string;
  readonly about: string;
  readonly close: () => void;
};

type Step = 'send' | 'print';

function useWritten({ filled, link, templateId, close }: Omit<WritingProps, 'about'>) {
  const [to, setTo] = useState(filled.destination ?? '');
  const [subject, setSubject] = useState(filled.subject);
  const [content, setContent] = useState(filled.content);
  const [busy, setBusy] = useState<Step | null>(null);
  const refetchMails = useRefetch(emailTracking);
  const at = `/app/ad-hoc-templates/${templateId}`;
  const run = async (step: Step, work: () => Promise<string | null>) => {
    setBusy(step);
    try {
      const done = await work();
      if (done === null) return;
      toast.success(done);
      close();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const send = () =>
    run('send', async () => {
      if (!(await callAction(sendAdHoc, templateId, { ...link, to, subject, content })))
        return null;
      await refetchMails();
      return `The message to ${to} is on its way.`;
    });
  const print = () =>
    run('print', async () => {
      const body = { ...link, subject, content };
      const { name } = await api.post<{ name: string }>(`${at}/print`, body);
      return `${name} stands under Attachments.`;
    });
  const isDirty =
    to !== (filled.destination ?? '') || subject !== filled.subject || content !== filled.content;
  return { to, setTo, subject, setSubject, content, setContent, busy, send, print, isDirty };
}

function WritingDialog(props: WritingProps) {
  const { filled, about, close } = props;
  const written = useWritten(props);
  const { to, subject, busy } = written;
  const buttons = (
    <>
      <LeaveButton />
      <Button
        disabled={!subject || busy !== null}
        loading={busy === 'print'}
        onClick={() => void written.print()}
      >
        Keep as PDF
      </Button>
      <Button
        type="primary"
        disabled={!to || !subject || busy !== null}
        loading={busy === 'send'}
        onClick={() => void written.send()}
      >
        Send
      </Button>
    </>
  );
  return (
    <Dialog
      kind="emailPreview"
      title={`Write about this ${about.toLowerCase()}`}
      close={close}
      isDirty={written.isDirty}
      footer={buttons}
    >
      <WrittenWords missing={filled.missing} written={written} />
    </Dialog>
  );
}

type WordsProps = {
  readonly missing: readonly Missing[];
  readonly written: ReturnType<typeof useWritten>;
};

const WrittenWords = ({ missing, written }: WordsProps) => (
  <div className="write-dialog">
    <MissingValues missing={missing} words={`${written.subject} ${written.content}`} />
    <label className="template-subject" htmlFor="write-to">
      To
      <Input
        id="write-to"
        type="email"
        value={written.to}
        onChange={({ target }) => written.setTo(target.value)}
      />
    </label>
    <TemplateEditor
      isFilled
      value={written.content}
      variables={[]}
      onChange={written.setContent}
      above={
        <label className="template-subject" htmlFor="write-subject">
          Subject
          <Input
            id="write-subject"
            value={written.subject}
            maxLength={300}
            onChange={({ target }) => written.setSubject(target.value)}
          />
        </label>
      }
    />
  </div>
);
