import { SettingOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle } from '#kernel/web';
import { Link } from 'react-router';

/** settings are one page, so that nothing can be added; the page says where to go. */
export default function NothingToAddToSystemConfig() {
  return (
    <div className="page">
      <PageTitle>Create System Configuration</PageTitle>
      <PageHeader title="Create System Configuration" />
      <EmptyState
        icon={<SettingOutlined />}
        title="Every setting is there already"
        text="Settings are changed on one page; none is added."
        action={<Link to="/view/system-config">Open System Configuration</Link>}
      />
    </div>
  );
}
