import { api, confirm, Dialog, panelText, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { DueFileItem, HoldItem } from '../../domain/index.ts';
import {
  fileSizeText,
  readDueFiles,
  readHolds,
  releaseHold,
  removeDueFiles,
} from '../../domain/index.ts';
import { DueFiles } from './due-files.tsx';
import { HeldFiles } from './held-files.tsx';
import './retention.css';

type Due = { items: DueFileItem[]; totalCount: number };
type Holds = { items: HoldItem[]; totalCount: number };
type Sum = { files: number; bytes: number };

const queryKey = ['file-retention'];

const useRetention = () =>
  useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const due = await api.get<Due>(readDueFiles.path, undefined, signal);
      return { due, holds: await api.get<Holds>(readHolds.path, undefined, signal) };
    },
  });

const filesText = (files: number): string => `${files} file${files === 1 ? '' : 's'}`;

/** For administrators: what the rules of the types would delete, and what nobody may delete. */
export default function RetentionDialog({ close }: { close: () => void }) {
  const { data, error } = useRetention();
  const queries = useQueryClient();
  const run = async (work: () => Promise<string | null>) => {
    try {
      const done = await work();
      if (done) toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await queries.invalidateQueries({ queryKey });
  };

  /** The server counts anew before anybody is asked. */
  const removeDue = () =>
    run(async () => {
      const { files, bytes } = await api.post<Sum>(removeDueFiles.path, { isDryRun: true });
      const text = `Delete ${filesText(files)} (${fileSizeText(bytes)}) whose time is over?`;
      if (!files || !(await confirm({ text, yes: 'Delete', isDanger: true }))) return null;
      const gone = await api.post<Sum>(removeDueFiles.path, { isDryRun: false });
      return `${filesText(gone.files)} deleted.`;
    });
  const release = (holdId: string) =>
    run(async () => {
      const text = 'Release this hold? The files can be deleted again.';
      if (!(await confirm({ text, yes: 'Release' }))) return null;
      await api.post(releaseHold.path, { holdId });
      return 'The hold is released.';
    });

  return (
    <Dialog kind="history" title="Retention" close={close}>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && (
        <div className="retention">
          <DueFiles items={data.due.items} totalCount={data.due.totalCount} />
          {data.due.totalCount > 0 && (
            <Button danger onClick={() => void removeDue()}>
              Delete {filesText(data.due.totalCount)}
            </Button>
          )}
          <HeldFiles holds={data.holds.items} release={(id) => void release(id)} />
        </div>
      )}
    </Dialog>
  );
}
