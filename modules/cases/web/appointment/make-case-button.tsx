import { FolderAddOutlined } from '@ant-design/icons';
import { appointment } from '#booking/domain';
import { openTab, runAction, TabLink, toast, toastFailure, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { caseTypeOf, makeCase } from '../../domain/index.ts';

type Made = { readonly id: string; readonly caseNo: string };

/** On the page of an appointment: its case, or the way to make one of it. */
export default function MakeCaseButton({ record }: { record: StoredRecord }) {
  const refetch = useRefetch(appointment);
  const [isMaking, setMaking] = useState(false);
  if (record.caseId) {
    const type = caseTypeOf(String(record.caseModule));
    if (!type) return null;
    const path = `/view/${type.resource.segment}/detail/${String(record.caseId)}`;
    return <TabLink to={path}>Open the case</TabLink>;
  }
  if (record.status === 'cancelled' || !record.can?.includes(makeCase.ability)) return null;
  const make = async () => {
    setMaking(true);
    try {
      const made = await runAction<Made>(makeCase, record.id, {});
      if (!made) return;
      toast.success(`${made.caseNo} made`);
      openTab(`/view/assessments/detail/${made.id}`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setMaking(false);
      await refetch();
    }
  };
  return (
    <Button
      icon={<FolderAddOutlined aria-hidden="true" />}
      loading={isMaking}
      onClick={() => void make()}
    >
      {makeCase.label}
    </Button>
  );
}
