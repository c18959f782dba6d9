import { api, Dialog, followTask, LeaveButton, panelText, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Skeleton, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RemovedPage } from '../../domain/index.ts';
import type { StoredFile } from '../stored-file.ts';
import './removed-pages.css';

const RemovedPictures = lazy(() => import('./removed-pictures.tsx'));

type Removed = RemovedPage & { readonly isRestored: boolean };
type Answer = { readonly originalId: string | null; readonly items: readonly Removed[] };
type Props = { file: StoredFile; close: () => void; done: () => void };

const reasonText = ({ reason, sameAs }: Removed): string =>
  reason === 'empty' ? 'Empty' : `Same as page ${sameAs}`;

/** What a clean-up took out, page by page; what is ticked comes back into its place. */
export default function RemovedPagesDialog({ file, close, done }: Props) {
  const path = `/app/files/${file.id}/removed-pages`;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isStarting, setStarting] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['removed-pages', file.id],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Answer>(path, undefined, signal),
  });
  const restore = async () => {
    setStarting(true);
    try {
      const { taskId } = await api.post<{ taskId: string }>(`${path}/restore`, { pages: chosen });
      followTask(taskId, 'The pages are being restored.', 'Removed pages', done);
      close();
    } catch (failure) {
      toastFailure(failure);
      setStarting(false);
    }
  };
  const toggle = (page: number) =>
    setChosen((now) => (now.includes(page) ? now.filter((one) => one !== page) : [...now, page]));
  const label = chosen.length === 1 ? 'Restore 1 page' : `Restore ${chosen.length} pages`;
  return (
    <Dialog
      kind="attachments"
      title={`Removed pages of ${file.fileName}`}
      close={close}
      isDirty={chosen.length > 0}
      footer={
        <>
          <LeaveButton>Close</LeaveButton>
          <Button
            type="primary"
            disabled={!chosen.length || !data?.originalId}
            loading={isStarting}
            onClick={() => void restore()}
          >
            {chosen.length ? label : 'Restore'}
          </Button>
        </>
      }
    >
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && <RemovedList {...data} chosen={chosen} toggle={toggle} />}
    </Dialog>
  );
}

type ListProps = Answer & { chosen: readonly number[]; toggle: (page: number) => void };

function RemovedList({ originalId, items, chosen, toggle }: ListProps) {
  if (!items.length) return <p className="soft">No page was removed.</p>;
  if (!originalId) {
    const title = 'The original was deleted, so its pages cannot be restored.';
    return <Alert type="warning" showIcon title={title} />;
  }
  const caption = (page: number) => {
    const item = items.find((one) => one.page === page);
    if (!item) return null;
    return (
      <span className="removed-caption">
        {item.isRestored ? (
          <span>Page {page}</span>
        ) : (
          <Checkbox checked={chosen.includes(page)} onChange={() => toggle(page)}>
            Page {page}
          </Checkbox>
        )}
        <Tag>{item.isRestored ? 'Restored' : reasonText(item)}</Tag>
      </span>
    );
  };
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <RemovedPictures
        originalId={originalId}
        pages={items.map(({ page }) => page)}
        caption={caption}
      />
    </Suspense>
  );
}
