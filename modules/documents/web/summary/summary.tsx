import { api, panelText, StatusChip } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { Sentence } from '../../domain/index.ts';
import { PageLink } from './page-link.tsx';

type Answer = {
  readonly sentences: readonly Sentence[];
  readonly label: string;
  readonly model: string | null;
  readonly disclaimer: string;
  readonly pagesRead: number;
  readonly pagesTotal: number;
};

type Props = {
  readonly fileId: string;
  readonly openPage?: ((page: number) => void) | undefined;
};

function useSummary(fileId: string) {
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const queryKey = ['summary', fileId];
  const path = `/app/attachments/${fileId}/summaryDocument`;
  const { data, error } = useQuery({
    queryKey,
    retry: false,
    queryFn: () => api.post<Answer>(path, {}),
  });
  const makeAnew = async () => {
    setMaking(true);
    await queries
      .fetchQuery({
        queryKey,
        staleTime: 0,
        queryFn: () => api.post<Answer>(path, { disableCache: true }),
      })
      .catch(() => undefined);
    setMaking(false);
  };
  return { data, error, isMaking, makeAnew };
}

/** B-340, B-371: each sentence with its page, and the word of caution. */
export function Summary({ fileId, openPage }: Props) {
  const { data, error, isMaking, makeAnew } = useSummary(fileId);
  if (error) return <Alert type="info" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { sentences, label, model, disclaimer, pagesRead, pagesTotal } = data;
  return (
    <div className="summary">
      <p className="summary-head">
        <StatusChip tone={model ? 'accent' : 'neutral'}>{label}</StatusChip>
        {pagesRead < pagesTotal && (
          <span className="soft">
            {pagesRead} of {pagesTotal} pages have a text that was used.
          </span>
        )}
        <Button size="small" loading={isMaking} onClick={() => void makeAnew()}>
          Make it anew
        </Button>
      </p>
      <ol className="summary-sentences">
        {sentences.map(({ text, page }, at) => (
          <li key={at}>
            {text} <PageLink page={page} openPage={openPage} />
          </li>
        ))}
      </ol>
      <p className="summary-disclaimer soft">{disclaimer}</p>
    </div>
  );
}
