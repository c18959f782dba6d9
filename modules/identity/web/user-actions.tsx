import { api, confirm, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { user as resource } from '../domain/index.ts';
import { impersonate } from './impersonate.ts';

/** B-089. */
export const resetQuestion =
  'Do you want to reset password? New password will be sent to the user automatically.';

type User = { id: string; isLocked: boolean; can?: readonly string[] };
type Act = { name: string; label: string; run: () => Promise<string | null> };

export function UserActions({ user }: { user: User }) {
  const refetch = useRefetch(resource);
  const path = `/app/users/${user.id}`;

  const acts: Act[] = [
    {
      name: 'resetPassword',
      label: 'Reset password',
      run: async () => {
        if (!(await confirm({ text: resetQuestion }))) return null;
        await api.put(`${path}/reset-password`);
        return saved.section;
      },
    },
    {
      name: 'resendLoginInformation',
      label: 'Resend login information',
      run: () =>
        api
          .post(`${path}/resend-login-information`)
          .then(() => 'Resend login Information successfully!'),
    },
    user.isLocked
      ? {
          name: 'unlock',
          label: 'Unlock',
          run: () => api.put(`${path}/unlock`).then(() => saved.record),
        }
      : {
          name: 'lock',
          label: 'Lock',
          run: () => api.put(`${path}/lock`).then(() => saved.record),
        },
    { name: 'impersonate', label: 'Sign in as this user', run: () => impersonate(path) },
  ];

  const act = async ({ run }: Act) => {
    try {
      const done = await run();
      if (done) toast.success(done);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };

  const items: MenuProps['items'] = acts
    .filter(({ name }) => user.can?.includes(`user.${name}`))
    .map((one) => ({ key: one.name, label: one.label, onClick: () => void act(one) }));
  if (!items.length) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button>Account</Button>
    </Dropdown>
  );
}
