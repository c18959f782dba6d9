import { StarOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';

const SavedFilters = lazy(() => import('./saved-filters.tsx'));

type Props = { resource: AnyResource; state: ListState; change: ChangeState };

export function SavedFiltersButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
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
      >
        Saved
      </Button>
    </Popover>
  );
}
