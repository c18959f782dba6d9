import { PaperClipOutlined } from '@ant-design/icons';
import { fileSizeText } from '#documents/domain';
import { api, panelText, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Typography } from 'antd';
import { MailHtml } from '../send/mail-html.tsx';
import { saveFile } from '../tracking/email-message.tsx';
import '../tracking/tracking.css';

type Attached = {
  place: number;
  name: string;
  size: number;
  fileId: string | null;
  refusal: string | null;
};
type Body = { text: string | null; html: string | null; attachments: readonly Attached[] };

export function IncomingMessage({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['incomingBody', id],
    queryFn: ({ signal }) => api.get<Body>(`/app/incoming-mails/${id}/body`, undefined, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      {data.html ? (
        <MailHtml html={data.html} title="The message" />
      ) : (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>
          {data.text || 'The message has no words.'}
        </Typography.Paragraph>
      )}
      <div className="tracked-files">
        {data.attachments.map((file) => (
          <AttachedFile key={file.place} file={file} />
        ))}
      </div>
    </>
  );
}

function AttachedFile({ file: { name, size, fileId, refusal } }: { file: Attached }) {
  if (!fileId) {
    return <Alert type="warning" showIcon title={`${name} was not kept. ${refusal ?? ''}`} />;
  }
  return (
    <Button icon={<PaperClipOutlined />} onClick={() => void saveFile(fileId).catch(toastFailure)}>
      {name} <span className="soft">{fileSizeText(size)}</span>
    </Button>
  );
}
