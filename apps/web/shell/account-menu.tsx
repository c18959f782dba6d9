import { pageAt, pageIsOpen } from '#kernel/domain';
import {
  hints,
  isExpired,
  MenuButton,
  signInAsAnother,
  storedAccounts,
  switchAccount,
  useBrowserSetting,
  useSession,
} from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { useNavigate } from 'react-router';
import { setThemeDialog } from './theme-dialog-state.ts';

const toolsPath = '/view/system-tools';
const doctorPath = '/view/dr-account';

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const otherAccounts = (own: { userName: string; tenantId: string }): MenuItem[] => [
  ...storedAccounts()
    .filter(({ userName, tenantId }) => userName !== own.userName || tenantId !== own.tenantId)
    .map((account) => ({
      key: `${account.tenantId} ${account.userName}`,
      label: `${account.userName} (${account.tenantName})${isExpired(account) ? ', sign in again' : ''}`,
      run: () => void switchAccount(account),
    })),
  { key: 'add', label: 'Add account', run: () => void signInAsAnother() },
];

/** G-113. */
export function AccountMenu() {
  const { actor, profile, tenant } = useSession();
  const navigate = useNavigate();
  const [hint, setHint] = useBrowserSetting(hints);
  const go = (path: string) => () => void navigate(path);
  const tools = pageAt(toolsPath);
  const isDoctor = actor.roles.includes('SPECIALIST');
  const name = profile.displayName || profile.userName;

  const items = (): readonly MenuItem[] => [
    { key: 'details', label: 'My Details', run: go('/view/login-account') },
    ...(isDoctor ? [{ key: 'doctor', label: 'Doctor Profile', run: go(doctorPath) }] : []),
    {
      key: 'notifications',
      label: 'Notification settings',
      run: go('/view/login-account?tab=NotificationSetting'),
    },
    {
      key: 'hints',
      label: hint === 'on' ? 'Hints off' : 'Hints on',
      run: () => setHint(hint === 'on' ? 'off' : 'on'),
    },
    { key: 'theme', label: 'Theme Settings', run: () => setThemeDialog(true) },
    ...(tools && pageIsOpen(actor, tools) && actor.roles.includes('TENANT_ADMIN')
      ? [{ key: 'why', label: 'Why is this hidden?', run: go(`${toolsPath}?tab=why`) }]
      : []),
    ...otherAccounts(profile).map((item, at) =>
      at === 0 ? { ...item, isApart: true, heading: 'Switch account' } : item,
    ),
    { key: 'logout', label: 'Logout', isApart: true, run: go('/view/logout') },
  ];

  return (
    <MenuButton
      label="Account"
      className="account-button"
      items={items}
      above={
        <div className="account-card">
          <strong>{name}</strong>
          <span>
            {profile.userName}, {tenant.name}
          </span>
        </div>
      }
    >
      <span className="avatar" data-initials={initials(name)} />
      <span className="account-name">
        <span className="hidden-text">Account of </span>
        {name}
      </span>
    </MenuButton>
  );
}
