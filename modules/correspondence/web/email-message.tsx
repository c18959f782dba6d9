import { api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton, Typography } from 'antd';

type Message = { text: string | null; html: string | null };

/** Shown as plain text: the HTML of a mail never runs in our page. */
export function EmailMessage({ id, mayRead }: { id: string; mayRead: boolean }) {
  const { data, error } = useQuery({
    queryKey: ['emailBody', id],
    enabled: mayRead,
    queryFn: ({ signal }) => api.get<Message>(`/app/email-trackings/${id}/body`, undefined, signal),
  });

  if (!mayRead) return <Alert type="info" title="Only administrators may read this message." />;
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.text) return <Alert type="info" title="The words of this message were not kept." />;
  return (
    <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>
      {data.text}
    </Typography.Paragraph>
  );
}
