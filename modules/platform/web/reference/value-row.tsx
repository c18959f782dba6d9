import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { api, confirm, may, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { lookupConfig } from '../../domain/index.ts';
import type { Value } from './use-values.ts';

type Props = { value: Value; edit: () => void };

export function ValueRow({ value, edit }: Props) {
  const [isBusy, setBusy] = useState(false);
  const refetch = useRefetch(lookupConfig);
  const path = `/app/${lookupConfig.base}/${value.id}`;
  const mayChange = may(lookupConfig, value, 'update');

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setBusy(false);
  };

  const place = (itemIndex: number | null) => {
    if (itemIndex === value.itemIndex) return;
    const body = { itemIndex, concurrencyStamp: value.concurrencyStamp };
    void run(() => api.put(path, body), saved.record);
  };

  const remove = async () => {
    const text = `Do you want to delete “${value.label}”? Records that use it keep showing it.`;
    if (await confirm({ text, yes: 'Delete', isDanger: true })) {
      await run(() => api.delete(path), saved.deleted);
    }
  };

  const change = value.isDefault ? 'unset-default' : 'set-default';
  return (
    <tr className={value.isActive ? undefined : 'value-off'}>
      <td className="value-place">
        <InputNumber
          size="small"
          variant="borderless"
          controls={false}
          min={0}
          max={100_000}
          precision={0}
          placeholder="–"
          aria-label={`Place of ${value.label}`}
          key={value.itemIndex}
          {...(value.itemIndex !== null && { defaultValue: value.itemIndex })}
          disabled={!mayChange || isBusy}
          onBlur={({ target }) => place(target.value.trim() === '' ? null : Number(target.value))}
          onPressEnter={({ currentTarget }) => currentTarget.blur()}
        />
      </td>
      <td>
        {value.label}
        {!value.isActive && <span className="soft"> (InActive)</span>}
      </td>
      <td className="value-flag">
        <Button
          type="text"
          size="small"
          className={value.isDefault ? 'value-default' : undefined}
          icon={value.isDefault ? <StarFilled /> : <StarOutlined />}
          aria-label={
            value.isDefault ? `${value.label} is the default` : `Make ${value.label} the default`
          }
          aria-pressed={value.isDefault}
          data-tip={value.isDefault ? 'New forms start with it' : 'Make default'}
          disabled={isBusy || !value.isActive || !may(lookupConfig, value, 'setDefault')}
          onClick={() => void run(() => api.put(`${path}/${change}`), saved.record)}
        />
      </td>
      <td className="value-flag">
        <Switch
          size="small"
          aria-label={`${value.label} can be chosen`}
          checked={value.isActive}
          loading={isBusy}
          disabled={!may(lookupConfig, value, 'disable')}
          onChange={(isOn) =>
            void run(() => api.put(`${path}/${isOn ? 'enable' : 'disable'}`), saved.record)
          }
        />
      </td>
      <td className="mini-buttons">
        {mayChange && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`Change ${value.label}`}
            onClick={edit}
          />
        )}
        {may(lookupConfig, value, 'delete') && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`Delete ${value.label}`}
            onClick={() => void remove()}
          />
        )}
      </td>
    </tr>
  );
}
