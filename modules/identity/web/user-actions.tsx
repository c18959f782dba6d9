import { DownOutlined } from '@ant-design/icons';
import type { AnyAction } from '#kernel/domain';
import { callAction, confirm, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import {
  impersonate,
  lockUser,
  resendLoginInformation,
  resetPassword,
  resetSecondFactors,
  unlockUser,
  user as resource,
} from '../domain/index.ts';
import { SignInAs } from './sign-in-as.tsx';

/** B-089. */
export const resetQuestion =
  'Do you want to reset password? New password will be sent to the user automatically.';
const factorsQuestion =
  'Remove the app, the passkeys and the recovery codes of this user? They are signed out everywhere and told by mail.';
export const loginInformationSent = 'Resend login Information successfully!';

type User = { id: string; isLocked: boolean; can?: readonly string[] };
type Act = { action: AnyAction; done: string; question?: string };

const acts: readonly Act[] = [
  { action: resetPassword, question: resetQuestion, done: saved.section },
  { action: resetSecondFactors, question: factorsQuestion, done: 'The second factors are gone.' },
  { action: resendLoginInformation, done: loginInformationSent },
  { action: lockUser, done: saved.record },
  { action: unlockUser, done: saved.record },
];

export function UserActions({ user }: { user: User }) {
  const refetch = useRefetch(resource);
  const [isActing, setActing] = useState(false);
  const may = ({ ability }: AnyAction) => user.can?.includes(ability) ?? false;

  const run = async ({ action, question, done }: Act) => {
    if (question && !(await confirm({ text: question, yes: action.label ?? 'Go on' }))) return;
    try {
      if (await callAction(action, user.id, {})) toast.success(done);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };

  const items: MenuProps['items'] = [
    ...acts
      .filter(({ action }) => may(action) && !(action === lockUser && user.isLocked))
      .map((act) => ({
        key: act.action.name,
        label: act.action.label,
        onClick: () => void run(act),
      })),
    ...(may(impersonate)
      ? [
          {
            key: impersonate.name,
            label: impersonate.label,
            onClick: () => setActing(true),
          },
        ]
      : []),
  ];
  if (!items.length) return null;
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<DownOutlined />} iconPlacement="end">
          Account
        </Button>
      </Dropdown>
      {isActing && <SignInAs userId={user.id} close={() => setActing(false)} />}
    </>
  );
}
