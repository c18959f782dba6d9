import { PageTitle } from '#kernel/web';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { ChangePassword } from './change-password.tsx';
import { OwnSettings } from './own-settings.tsx';
import { OwnSignIn } from './own-sign-in.tsx';
import { ProfileCard } from './profile-card.tsx';

const popup = ['ICS.Notification.Popup'] as const;
const display = ['ICS.User.PageSize'] as const;

/** B-014: the tab is named in the address. */
export default function MyDetails() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageTitle>My Details</PageTitle>
      <h1>My Details</h1>
      <Tabs
        activeKey={params.get('tab') ?? 'Profile'}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        items={[
          { key: 'Profile', label: 'My Profile', children: <ProfileCard /> },
          { key: 'Display', label: 'Display', children: <OwnSettings keys={display} /> },
          { key: 'Password', label: 'Password', children: <ChangePassword /> },
          { key: 'SignIn', label: 'Sign-in', children: <OwnSignIn /> },
          {
            key: 'NotificationSetting',
            label: 'Notification settings',
            children: <OwnSettings keys={popup} />,
          },
        ]}
      />
    </div>
  );
}
