import { fullTitle, MenuButton, useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';

type Props = { tabs: readonly Tab[]; dirty: ReadonlySet<string> };

/** B-040, M-050. Its place is always kept, or the bar would change its width with it. */
export function TabOverflow({ tabs, dirty }: Props) {
  const store = useTabs();
  const items = () =>
    tabs.map((tab) => ({
      key: tab.id,
      label: dirty.has(tab.id) ? `${fullTitle(tab)} (unsaved)` : fullTitle(tab),
      run: () => store.activate(tab.id),
    }));
  return (
    <div className="tab-overflow">
      {tabs.length > 0 && (
        <MenuButton
          label="More tabs"
          aria-label={`... ${tabs.length} more tabs`}
          size="small"
          items={items}
        >
          ... {tabs.length}
        </MenuButton>
      )}
    </div>
  );
}
