import { PlusOutlined } from '@ant-design/icons';
import type { AnyAction } from '#kernel/domain';
import { can } from '#kernel/domain';
import { ActionDialog, api, openTab, toast, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { initCase, ot, otQuotation } from '../../domain/index.ts';

const action: AnyAction = initCase;

/** C-062: the case and its first quotation in one step; its page opens at once. */
export function NewQuotationRequest() {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(otQuotation);
  if (!can(actor, initCase.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    const made = await api.post<{ id: string; caseNo: string }>(initCase.path, input);
    // At once: a tab that is hidden with its dialog would count as unsaved.
    flushSync(() => setOpen(false));
    toast.success(`${made.caseNo} waits for its quotation.`);
    openTab(`/view/${ot.segment}/detail/${made.id}`);
    await refetch();
  };
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {initCase.label}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={action} run={run} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
