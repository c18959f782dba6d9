import { SwapOutlined, UserOutlined } from '@ant-design/icons';
import { pageAt, pageIsOpen } from '#kernel/domain';
import { isExpired, signInAsAnother, storedAccounts, switchAccount, useSession } from '#kernel/web';
import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

type Items = NonNullable<MenuProps['items']>;

const toolsPath = '/view/system-tools';

/** G-113. */
export function AccountMenu() {
  const { actor, profile } = useSession();
  const navigate = useNavigate();
  const [accounts, setAccounts] = useState(storedAccounts);
  const go = (path: string) => () => void navigate(path);
  const tools = pageAt(toolsPath);

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
    { key: 'details', label: 'My Details', onClick: go('/view/login-account') },
    {
      key: 'switch',
      type: 'group',
      label: 'Switch account',
      children: [
        ...switches,
        { key: 'add', label: 'Add account', onClick: () => void signInAsAnother() },
      ],
    },
    ...(tools && pageIsOpen(actor, tools) && actor.roles.includes('TENANT_ADMIN')
      ? [{ key: 'why', label: 'Why is this hidden?', onClick: go(toolsPath) }]
      : []),
    { type: 'divider' },
    { key: 'logout', label: 'Logout', onClick: go('/view/logout') },
  ];

  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      onOpenChange={(isOpen) => isOpen && setAccounts(storedAccounts())}
    >
      <Button type="text" icon={<UserOutlined />}>
        {profile.displayName || profile.userName}
      </Button>
    </Dropdown>
  );
}
