import { FolderOpenOutlined } from '@ant-design/icons';
import { openTab } from '#kernel/web';
import { useSearchParams } from 'react-router';
import { useEscape } from '../parts/use-escape.ts';
import { takerOf } from './handed-slot.ts';
import type { SlotTaker } from './handed-slot.ts';
import { InHandBanner } from './in-hand-banner.tsx';
import { useRemoveParam } from './remove-param.ts';

/** The page that a slot is looked for, as the address says. */
export function useSlotTaker() {
  const [params] = useSearchParams();
  const remove = useRemoveParam();
  const taker = takerOf(params);
  const stop = () => remove('takeFor');
  useEscape(taker !== null, stop);
  return { taker, stop };
}

type Props = { taker: SlotTaker; stop: () => void };

export const TakerBanner = ({ taker, stop }: Props) => (
  <InHandBanner
    key={taker.path}
    icon={<FolderOpenOutlined />}
    leaveText="Back without a time"
    leave={() => {
      stop();
      openTab(taker.path);
    }}
  >
    <strong>A time for {taker.name}</strong>
  </InHandBanner>
);
