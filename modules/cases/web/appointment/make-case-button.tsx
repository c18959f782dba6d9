import { DownOutlined, FolderAddOutlined } from '@ant-design/icons';
import { appointment } from '#booking/domain';
import { resourceNamed } from '#kernel/domain';
import {
  MenuButton,
  openTab,
  runAction,
  TabLink,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentTypes, caseTypeOf, creatableTypes, makeCase } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

type Made = { readonly id: string; readonly caseNo: string };

/** On the page of an appointment: its case, or the way to make one of it. */
export default function MakeCaseButton({ record }: { record: StoredRecord }) {
  if (record.caseId) {
    const type = caseTypeOf(String(record.caseModule));
    if (!type) return null;
    const path = `/view/${type.resource.segment}/detail/${String(record.caseId)}`;
    return <TabLink to={path}>Open the case</TabLink>;
  }
  if (record.status === 'cancelled' || !record.can?.includes(makeCase.ability)) return null;
  return <CaseMaker record={record} />;
}

/** Of the types with an appointment that the practice has. */
function CaseMaker({ record }: { record: StoredRecord }) {
  const { actor } = useSession();
  const refetch = useRefetch(appointment);
  const [isMaking, setMaking] = useState(false);
  const types = creatableTypes(actor).filter((type) => appointmentTypes.includes(type));
  const [first] = types;
  if (!first) return null;
  const make = async ({ key, resource }: CaseType) => {
    setMaking(true);
    try {
      const made = await runAction<Made>(makeCase, record.id, { caseType: key });
      if (!made) return;
      toast.success(`${made.caseNo} made`);
      openTab(`/view/${resource.segment}/detail/${made.id}`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setMaking(false);
      await refetch();
    }
  };
  if (types.length === 1)
    return (
      <Button
        icon={<FolderAddOutlined aria-hidden="true" />}
        loading={isMaking}
        onClick={() => void make(first)}
      >
        {makeCase.label}
      </Button>
    );
  return (
    <MenuButton
      type="default"
      label="Make a case"
      icon={<DownOutlined aria-hidden="true" />}
      iconPlacement="end"
      loading={isMaking}
      items={() =>
        types.map((type) => ({
          key: type.key,
          label: resourceNamed(type.resource.name).label[0],
          run: () => void make(type),
        }))
      }
    >
      {makeCase.label}
    </MenuButton>
  );
}
