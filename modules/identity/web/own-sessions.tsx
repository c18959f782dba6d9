import { api, confirm, panelText, toast, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { LiveSession } from '../domain/index.ts';
import { SessionTable } from './session-table.tsx';

type Own = { currentId: string; sessions: readonly LiveSession[] };

const address = '/app/profile/sessions';

export function OwnSessions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Own>(address, undefined, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const endOne = ({ id }: LiveSession) =>
    attempt(() => api.delete(`${address}/${encodeURIComponent(id)}`), 'Signed out there.');
  const endOthers = async () => {
    const text = 'Sign out everywhere else? Work that is not saved there is lost.';
    if (!(await confirm({ text, yes: 'Sign out', isDanger: true }))) return;
    await attempt(() => api.put(`${address}/end-others`), 'You are signed in only here now.');
  };

  return (
    <section className="card" aria-label="Devices">
      <h2>Where you are signed in</h2>
      <SessionTable sessions={data.sessions} currentId={data.currentId} end={endOne} />
      {data.sessions.length > 1 && (
        <div className="form-end">
          <Button danger onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}
