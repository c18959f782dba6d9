import { Dialog, ResourceList, useBrowserSetting } from '#kernel/web';
import { Button, Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { timeRate } from '../../domain/index.ts';
import { timeLayout } from './list-or-week.ts';
import type { TimeLayout } from './list-or-week.ts';
import { ProposalsDialog } from './proposals-dialog.tsx';

const options: { value: TimeLayout; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
];

/** Beside the title, over the list and over the week. */
export function TimeButtons() {
  const [layout, set] = useBrowserSetting(timeLayout);
  const [open, setOpen] = useState<'rates' | 'proposals' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Segmented<TimeLayout>
        aria-label="Show time as"
        options={options}
        value={layout}
        onChange={set}
      />
      <Button onClick={() => setOpen('rates')}>Rates</Button>
      <Button onClick={() => setOpen('proposals')}>From the calendar</Button>
      <Suspense>
        {open === 'rates' && (
          <Dialog kind="history" title="Rates per hour" close={close}>
            <p className="soft">
              The nearest rate counts: of the person and the activity, of the person, of the
              activity, of everybody; the newest that holds on the day.
            </p>
            <ResourceList resource={timeRate} />
          </Dialog>
        )}
        {open === 'proposals' && <ProposalsDialog close={close} />}
      </Suspense>
    </>
  );
}
