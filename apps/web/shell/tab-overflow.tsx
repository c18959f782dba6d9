import { fullTitle, useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';
import { Button, Dropdown } from 'antd';

type Props = { tabs: readonly Tab[]; dirty: ReadonlySet<string> };

/** B-040, M-050. Its place is always kept, or the bar would change its width with it. */
export function TabOverflow({ tabs, dirty }: Props) {
  const store = useTabs();
  const items = tabs.map((tab) => ({
    key: tab.id,
    label: dirty.has(tab.id) ? `${fullTitle(tab)} (unsaved)` : fullTitle(tab),
    onClick: () => store.activate(tab.id),
  }));
  return (
    <div className="tab-overflow">
      {tabs.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button type="text" size="small" aria-label={`... ${tabs.length} more tabs`}>
            ... {tabs.length}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}
