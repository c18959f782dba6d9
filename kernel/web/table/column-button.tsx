import { LayoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '../ui/popover.tsx';
import type { Arrangement } from './use-arrangement.ts';
import './column-chooser.css';

const ColumnChooser = lazy(() => import('./column-chooser.tsx'));

export function ColumnButton<Row>({ arrangement }: { arrangement: Arrangement<Row> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Columns"
      isOpen={isOpen}
      setOpen={setOpen}
      side="belowEnd"
      content={
        <Suspense fallback={<div className="chooser" />}>
          <ColumnChooser {...arrangement} />
        </Suspense>
      }
    >
      <Button
        icon={<LayoutOutlined rotate={-90} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </Button>
    </Popover>
  );
}
