import { can } from '#kernel/domain';
import { api, Dialog, InputForm, saved, toast, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import {
  paySetting,
  paySettingFields,
  readPaySetting,
  savePaySetting,
} from '../../domain/index.ts';

type Setting = Record<string, unknown> & { readonly concurrencyStamp: string | null };

const sections = paySetting.detail as Readonly<Record<string, readonly string[]>>;

/** When specialists are paid, what is kept back, and the account that pays. */
export function PaySettingButton({ changed }: { changed: () => Promise<void> }) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['record', paySetting.base],
    enabled: isOpen,
    queryFn: ({ signal }) => api.get<Setting>(readPaySetting.path, undefined, signal),
  });
  if (!can(actor, savePaySetting.ability)) return null;
  const save = async (changes: Record<string, unknown>) => {
    const { concurrencyStamp: stamp } = data ?? {};
    const kept = Object.fromEntries(Object.keys(paySettingFields).map((key) => [key, data?.[key]]));
    await api.put(savePaySetting.path, {
      ...kept,
      ...changes,
      ...(stamp && { concurrencyStamp: stamp }),
    });
    toast.success(saved.record);
    setOpen(false);
    await Promise.all([refetch(), changed()]);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay setting</Button>
      {isOpen && (
        <Dialog kind="attachments" title="Pay setting" close={() => setOpen(false)}>
          {data ? (
            <InputForm fields={paySettingFields} start={data} save={save} sections={sections} />
          ) : (
            <Skeleton active />
          )}
        </Dialog>
      )}
    </>
  );
}
