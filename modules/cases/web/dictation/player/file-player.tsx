import { api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { DictationPlayer } from './dictation-player.tsx';

type Props = { fileId: string; name: string; hasKeys?: boolean };

/** The usual reason is that the address has expired: it is asked for anew, but not for ever. */
const mostRenewals = 3;

export function FilePlayer({ fileId, name, hasKeys = false }: Props) {
  const [renewals, setRenewals] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['stream', fileId, renewals],
    staleTime: 50 * 60_000,
    queryFn: () => api.post<{ url: string }>(`/app/files/${fileId}/stream-token`),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton.Button active block />;
  if (renewals > mostRenewals) {
    return (
      <Alert
        type="warning"
        showIcon
        title="This browser cannot play the recording. Download it and play it with the program of your recorder."
      />
    );
  }
  return (
    <DictationPlayer
      url={data.url}
      label={`Recording ${name}`}
      memory={fileId}
      hasKeys={hasKeys}
      onBroken={() => setRenewals(renewals + 1)}
    />
  );
}
