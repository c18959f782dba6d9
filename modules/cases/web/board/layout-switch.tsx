import { useBrowserSetting } from '#kernel/web';
import { Segmented } from 'antd';
import { caseLayout } from './list-or-board.ts';
import type { CaseLayout } from './list-or-board.ts';

const options: { value: CaseLayout; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
];

export function LayoutSwitch() {
  const [layout, set] = useBrowserSetting(caseLayout);
  return (
    <Segmented<CaseLayout>
      aria-label="Show cases as"
      options={options}
      value={layout}
      onChange={set}
    />
  );
}
