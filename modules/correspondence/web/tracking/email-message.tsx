import { PaperClipOutlined } from '@ant-design/icons';
import { fileSizeText } from '#documents/domain';
import { api, panelText, saveBlob, saveFrom, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Typography } from 'antd';
import { deliveries } from '../../domain/index.ts';
import { MailHtml } from '../send/mail-html.tsx';
import './tracking.css';

type Attached = { place: number; name: string; size: number; fileId: string | null; way: string };
type Message = { text: string | null; html: string | null; attachments: readonly Attached[] };

type Props = { id: string; mayRead: boolean; to: string };

/** The rendered copy: what the person reads, in a frame that runs nothing. */
export function EmailMessage({ id, mayRead, to }: Props) {
  const { data, error } = useQuery({
    queryKey: ['emailBody', id],
    enabled: mayRead,
    queryFn: ({ signal }) => api.get<Message>(`/app/email-trackings/${id}/body`, undefined, signal),
  });

  if (!mayRead) {
    return (
      <Alert
        type="info"
        title="This message is confidential"
        description={`It carries a link for ${to} alone. Its words are shown to nobody else, and not kept.`}
      />
    );
  }
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.text && !data.html) {
    return <Alert type="info" title="The words of this message were not kept." />;
  }
  return (
    <>
      {data.html ? (
        <MailHtml html={data.html} title="The message" />
      ) : (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>
          {data.text}
        </Typography.Paragraph>
      )}
      <div className="tracked-files">
        {data.attachments.map((one) => (
          <Button
            key={`${one.fileId ?? ''} ${one.place}`}
            icon={<PaperClipOutlined />}
            onClick={() => void saveAttachment(id, one)}
          >
            {one.name} <span className="soft">{factsOf(one)}</span>
          </Button>
        ))}
      </div>
    </>
  );
}

const factsOf = ({ size, way }: Attached): string =>
  [fileSizeText(size), way !== 'attachment' && deliveries[way as keyof typeof deliveries]]
    .filter(Boolean)
    .join(' · ');

type Content = { name: string; contentType: string; base64: string };

export function saveBase64(file: Content): void {
  const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.codePointAt(0) ?? 0);
  saveBlob(new Blob([bytes], { type: file.contentType }), file.name);
}

async function saveAttachment(id: string, { fileId, place }: Attached): Promise<void> {
  try {
    if (!fileId) {
      saveBase64(await api.get<Content>(`/app/email-trackings/${id}/attachments/${place}`));
      return;
    }
    await saveFile(fileId);
  } catch (error) {
    toastFailure(error);
  }
}

export async function saveFile(fileId: string): Promise<void> {
  const { token } = await api.get<{ token: string }>(`/app/files/${fileId}/download-token`);
  saveFrom(`/files/download?accessToken=${encodeURIComponent(token)}`);
}
