import { LayoutOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Arrangement } from './use-arrangement.ts';
import './column-chooser.css';

const ColumnChooser = lazy(() => import('./column-chooser.tsx')) as unknown as <Row>(
  arrangement: Arrangement<Row>,
) => React.ReactNode;

export function ColumnButton<Row>({ arrangement }: { arrangement: Arrangement<Row> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <Suspense fallback={<div className="chooser" />}>
          <ColumnChooser {...arrangement} />
        </Suspense>
      }
    >
      <Button icon={<LayoutOutlined rotate={-90} />} aria-haspopup="dialog" aria-expanded={isOpen}>
        Columns
      </Button>
    </Popover>
  );
}
