import {
  DeleteOutlined,
  EditOutlined,
  HolderOutlined,
  StarFilled,
  StarOutlined,
} from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { api, confirm, may, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { lookupConfig } from '../../domain/index.ts';
import type { Value } from './use-values.ts';

type Props = {
  value: Value;
  edit: () => void;
  /** A sentence where the order cannot be changed just now. */
  whyFixed: string | null;
};

export function ValueRow({ value, edit, whyFixed }: Props) {
  const [isBusy, setBusy] = useState(false);
  const refetch = useRefetch(lookupConfig);
  const path = `/app/${lookupConfig.base}/${value.id}`;
  const mayChange = may(lookupConfig, value, 'update');
  const mayMove = whyFixed === null && may(lookupConfig, value, 'move');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, ...drag } =
    useSortable({ id: value.id, disabled: !mayMove });

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

  const remove = async () => {
    const text = `Do you want to delete “${value.label}”? Records that use it keep showing it.`;
    if (await confirm({ text, yes: 'Delete', isDanger: true })) {
      await run(() => api.delete(path), saved.deleted);
    }
  };

  const classes = [
    ...(value.isActive ? [] : ['value-off']),
    ...(drag.isDragging ? ['value-dragged'] : []),
  ];
  const change = value.isDefault ? 'unset-default' : 'set-default';
  return (
    <tr
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
      className={classes.join(' ')}
    >
      <td className="value-place">
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="value-grip"
          {...attributes}
          {...listeners}
          disabled={!mayMove}
          aria-label={`Move ${value.label}`}
          data-tip={mayMove ? 'Drag, or press Space and the arrow keys' : whyFixed}
        >
          <HolderOutlined />
        </button>
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
