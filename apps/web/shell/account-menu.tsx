import { PlusOutlined, SwapOutlined } from '@ant-design/icons';
import { pageAt, pageIsOpen } from '#kernel/domain';
import {
  hints,
  isExpired,
  signInAsAnother,
  storedAccounts,
  switchAccount,
  useBrowserSetting,
  useSession,
} from '#kernel/web';
import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setThemeDialog } from './theme-dialog-state.ts';

type Items = NonNullable<MenuProps['items']>;

const toolsPath = '/view/system-tools';

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** G-113. */
export function AccountMenu() {
  const { actor, profile, tenant } = useSession();
  const navigate = useNavigate();
  const [accounts, setAccounts] = useState(storedAccounts);
  const [hint, setHint] = useBrowserSetting(hints);
  const go = (path: string) => () => void navigate(path);
  const tools = pageAt(toolsPath);
  const name = profile.displayName || profile.userName;

  const switches: Items = accounts
    .filter(
      (account) => account.userName !== profile.userName || account.tenantId !== profile.tenantId,
    )
    .map((account) => ({
      key: `${account.tenantId} ${account.userName}`,
      icon: <SwapOutlined />,
      label: `${account.userName} (${account.tenantName})${isExpired(account) ? ', sign in again' : ''}`,
      onClick: () => void switchAccount(account),
    }));

  const items: Items = [
    {
      key: 'who',
      type: 'group',
      label: (
        <div className="account-card">
          <strong>{name}</strong>
          <span>
            {profile.userName}, {tenant.name}
          </span>
        </div>
      ),
    },
    { type: 'divider' },
    { key: 'details', label: 'My Details', onClick: go('/view/login-account') },
    {
      key: 'notifications',
      label: 'Notification settings',
      onClick: go('/view/login-account?tab=NotificationSetting'),
    },
    {
      key: 'hints',
      label: hint === 'on' ? 'Hints off' : 'Hints on',
      onClick: () => setHint(hint === 'on' ? 'off' : 'on'),
    },
    { key: 'theme', label: 'Theme Settings', onClick: () => setThemeDialog(true) },
    ...(tools && pageIsOpen(actor, tools) && actor.roles.includes('TENANT_ADMIN')
      ? [{ key: 'why', label: 'Why is this hidden?', onClick: go(toolsPath) }]
      : []),
    { type: 'divider' },
    {
      key: 'switch',
      type: 'group',
      label: 'Switch account',
      children: [
        ...switches,
        {
          key: 'add',
          icon: <PlusOutlined />,
          label: 'Add account',
          onClick: () => void signInAsAnother(),
        },
      ],
    },
    { type: 'divider' },
    { key: 'logout', label: 'Logout', onClick: go('/view/logout') },
  ];

  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => isOpen && setAccounts(storedAccounts())}
    >
      <Button type="text" className="account-button">
        <span className="avatar" data-initials={initials(name)} />
        <span className="account-name">
          <span className="hidden-text">Account of </span>
          {name}
        </span>
      </Button>
    </Dropdown>
  );
}
