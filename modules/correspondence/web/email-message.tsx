import { PaperClipOutlined } from '@ant-design/icons';
import { api, panelText, saveBlob, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Typography } from 'antd';

type Attached = { place: number; name: string; size: number };
type Message = { text: string | null; html: string | null; attachments: readonly Attached[] };

type Props = { id: string; mayRead: boolean; to: string };

/** Shown as plain text: the HTML of a mail never runs in our page. */
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
  if (!data.text) return <Alert type="info" title="The words of this message were not kept." />;
  return (
    <>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>
        {data.text}
      </Typography.Paragraph>
      {data.attachments.map(({ place, name, size }) => (
        <p key={place}>
          <Button icon={<PaperClipOutlined />} onClick={() => void saveAttachment(id, place)}>
            {name} ({Math.ceil(size / 1024)} kB)
          </Button>
        </p>
      ))}
    </>
  );
}

type Content = { name: string; contentType: string; base64: string };

async function saveAttachment(id: string, place: number): Promise<void> {
  try {
    const file = await api.get<Content>(`/app/email-trackings/${id}/attachments/${place}`);
    const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.codePointAt(0) ?? 0);
    saveBlob(new Blob([bytes], { type: file.contentType }), file.name);
  } catch (error) {
    toastFailure(error);
  }
}
