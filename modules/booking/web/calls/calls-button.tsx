import { PhoneOutlined } from '@ant-design/icons';
import { CountBadge, useBrowserSetting } from '#kernel/web';
import { Button } from 'antd';
import { stripState, useCalls } from './calls-store.ts';

/** In the header: opens and folds the strip. */
export default function CallsButton() {
  const { calls } = useCalls();
  const [fold, setFold] = useBrowserSetting(stripState);
  const count = calls?.length ?? 0;
  return (
    <Button
      type="text"
      data-tip="Calls"
      icon={
        <CountBadge count={count}>
          <PhoneOutlined />
        </CountBadge>
      }
      aria-label={count ? `Calls, ${count} open` : 'Calls'}
      aria-expanded={fold === 'open'}
      onClick={() => setFold(fold === 'open' ? 'folded' : 'open')}
    />
  );
}
