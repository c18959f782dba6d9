import { api, Dialog, LeaveButton, saved, toast, toastFailure } from '#kernel/web';
import { Button, Form, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { megabytesOf } from '../../domain/index.ts';
import type { TenantStorageRow } from '../../domain/index.ts';

type Props = { row: TenantStorageRow; close: (isChanged: boolean) => void };

/** S-059, B-032, K-005. */
export function LimitDialog({ row, close }: Props) {
  const [limit, setLimit] = useState<number | null>(row.storageLimitInGB);
  const [isSaving, setSaving] = useState(false);
  const isWrong = limit !== null && !(limit >= 0);

  const save = async () => {
    if (isWrong) return;
    setSaving(true);
    try {
      await api.put('/app/file-manager/setFileSizeLimit', {
        tenantId: row.tenantId,
        maxFileSizeInMB: limit === null ? null : megabytesOf(limit),
      });
      toast.success(saved.section);
      close(true);
    } catch (failure) {
      toastFailure(failure);
      setSaving(false);
    }
  };

  return (
    <Dialog
      kind="confirm"
      title={`Storage limit of ${row.tenantName}`}
      close={() => close(false)}
      isDirty={limit !== row.storageLimitInGB}
      footer={
        <>
          <LeaveButton>Close</LeaveButton>
          <Button type="primary" loading={isSaving} disabled={isWrong} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Form layout="vertical" onFinish={() => void save()}>
        <LimitField row={row} limit={limit} isWrong={isWrong} setLimit={setLimit} />
      </Form>
    </Dialog>
  );
}

type FieldProps = {
  row: TenantStorageRow;
  limit: number | null;
  isWrong: boolean;
  setLimit: (limit: number | null) => void;
};

function LimitField({ row, limit, isWrong, setLimit }: FieldProps) {
  const id = useId();
  return (
    <Form.Item
      label="Limit in GB"
      htmlFor={id}
      extra={`${row.totalFileSizeInGB} GB are used. Empty: as much as there is room for.`}
      {...(isWrong && {
        validateStatus: 'error' as const,
        help: 'Please enter a number from 0.',
      })}
    >
      <InputNumber<number>
        id={id}
        min={0}
        max={900_000}
        precision={3}
        style={{ width: '100%' }}
        suffix="GB"
        value={limit}
        onChange={setLimit}
      />
    </Form.Item>
  );
}
