import { can } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { applyPriceList } from '../../domain/index.ts';
import type { PriceList } from '../../domain/index.ts';

const PriceListDialog = lazy(() => import('./price-list-dialog.tsx'));

/** Beside the title of a price list: the new catalogue, and what it would change. */
export function PriceListButton({ list }: { list: PriceList }) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, applyPriceList.ability)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>New catalogue</Button>
      <Suspense>{isOpen && <PriceListDialog list={list} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
