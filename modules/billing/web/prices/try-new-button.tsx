import { PlusOutlined } from '@ant-design/icons';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Dialog, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { TryChange } from './try-change.tsx';

type Props = {
  resource: AnyResource;
  preview: AnyAction;
  sections: Readonly<Record<string, readonly string[]>>;
  fixed?: Readonly<Record<string, unknown>>;
  isMain?: boolean;
};

/** A new rule or price is tried before it is saved. */
export function TryNewButton({ isMain = false, ...props }: Props) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { resource } = props;
  const [one] = resource.label;
  if (!can(actor, `${resource.name}.create`)) return null;
  return (
    <>
      <Button
        {...(isMain ? { type: 'primary' as const } : { size: 'small' as const })}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add {isMain ? one : one.toLowerCase()}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog kind="summary" title={`New ${one.toLowerCase()}`} close={() => setOpen(false)}>
            <TryChange {...props} done={() => setOpen(false)} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
