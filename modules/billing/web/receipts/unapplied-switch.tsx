import type { Screens } from '#kernel/web';
import { Segmented } from 'antd';
import type { ComponentProps } from 'react';

type Props = ComponentProps<NonNullable<Screens['listTop']>>;

const least = '0.01';

/** Money that waits stays visible until it does not. */
export function UnappliedSwitch({ state, change }: Props) {
  const { unappliedFrom, ...others } = state.filters;
  const isOn = unappliedFrom?.[0] === least;
  return (
    <div className="toolbar">
      <Segmented
        aria-label="Which receipts"
        options={[
          { value: 'all', label: 'All' },
          { value: 'unapplied', label: 'Not fully applied' },
        ]}
        value={isOn ? 'unapplied' : 'all'}
        onChange={(one) =>
          change({
            filters: one === 'all' ? others : { ...others, unappliedFrom: [least] },
          })
        }
      />
    </div>
  );
}
