import { PageHeader, PageTitle } from '#kernel/web';
import { NotificationPanel } from './notification-panel.tsx';

/** S-045. */
export default function NotificationsPage() {
  return (
    <div className="page">
      <PageTitle>Notifications</PageTitle>
      <PageHeader title="Notifications" />
      <div className="card notification-page">
        <NotificationPanel />
      </div>
    </div>
  );
}
