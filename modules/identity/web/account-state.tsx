import { formatDateTime } from '#kernel/domain';
import {
  api,
  callAction,
  confirm,
  panelText,
  StatusChip,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { endUserSession, endUserSessions } from '../domain/index.ts';
import type { AccountState as State, LiveSession } from '../domain/index.ts';
import { SessionTable } from './session-table.tsx';

type User = { id: string; isLocked: boolean; mustChangePassword: boolean; can?: readonly string[] };

/** Password, lock, and where the account is signed in right now. */
export function AccountState({ user }: { user: User }) {
  const { zone, dateFormat } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'users', user.id, 'account-state'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<State>(`/app/users/${user.id}/account-state`, undefined, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat) || '–';

  const end = async () => {
    const text = 'Sign this user out everywhere? Work that is not saved is lost.';
    if (!(await confirm({ text, yes: 'Sign out', isDanger: true }))) return;
    try {
      await callAction(endUserSessions, user.id, {});
      toast.success('The user is signed out everywhere.');
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  const endOne = async ({ id }: LiveSession) => {
    try {
      await callAction(endUserSession, user.id, { sessionId: id });
      toast.success('The user is signed out there.');
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  const lock = user.isLocked
    ? (['danger', 'Locked by an administrator'] as const)
    : data.lockedUntil
      ? (['warning', `Locked until ${moment(data.lockedUntil)} after failed sign-ins`] as const)
      : (['success', 'Not locked'] as const);

  return (
    <>
      <dl className="values">
        <div className="field">
          <dt>Lock</dt>
          <dd>
            <StatusChip tone={lock[0]}>{lock[1]}</StatusChip>
          </dd>
        </div>
        <div className="field">
          <dt>Password</dt>
          <dd>
            {data.hasPassword
              ? `Set ${moment(data.passwordChangedAt)}`
              : 'Not set yet: the link in the mail was not used'}
          </dd>
        </div>
        <div className="field">
          <dt>Second factors</dt>
          <dd>{data.factors.map(({ name }) => name).join(', ') || 'None'}</dd>
        </div>
        <div className="field">
          <dt>Failed sign-ins in a row</dt>
          <dd>{data.failedCount}</dd>
        </div>
      </dl>
      <SessionTable
        sessions={data.sessions}
        end={user.can?.includes(endUserSession.ability) ? endOne : undefined}
      />
      {data.sessions.length > 0 && user.can?.includes(endUserSessions.ability) && (
        <div className="form-end">
          <Button danger onClick={() => void end()}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </>
  );
}
