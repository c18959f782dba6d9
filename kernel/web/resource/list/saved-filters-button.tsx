import { StarOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '../../ui/popover.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';

const SavedFilters = lazy(() => import('./saved-filters.tsx'));

type Props = { resource: AnyResource; state: ListState; change: ChangeState };

export function SavedFiltersButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Saved searches"
      isOpen={isOpen}
      setOpen={setOpen}
      side="below"
      content={
        <Suspense fallback={<div className="saved" />}>
          <SavedFilters {...props} close={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button
        icon={<StarOutlined />}
        aria-label="Saved searches"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Saved
      </Button>
    </Popover>
  );
}
