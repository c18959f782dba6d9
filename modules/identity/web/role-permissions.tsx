import { abilities, findResource } from '#kernel/domain';
import type { AbilityRow } from '#kernel/domain';
import { callAction, saved, StatusChip, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { changePermissions, role as resource } from '../domain/index.ts';
import {
  byResource,
  holds,
  permissionText,
  readChanges,
  standing,
  toggle,
} from './permission-changes.ts';
import type { PermissionChanges } from './permission-changes.ts';
import { ResetPermissions } from './reset-permissions.tsx';

type Props = { role: { id: string; name: string; permissions: unknown; can?: readonly string[] } };

const none: PermissionChanges = { granted: [], revoked: [] };

export function RolePermissions({ role }: Props) {
  const [changes, setChanges] = useState(() => readChanges(role.permissions));
  const refetch = useRefetch(resource);
  const mayChange = role.can?.includes(changePermissions.ability) ?? false;

  const save = async (next: PermissionChanges) => {
    setChanges(next);
    try {
      if (await callAction(changePermissions, role.id, next)) toast.success(saved.section);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };

  return (
    <>
      <div className="permissions">
        {[...byResource(abilities())].map(([name, rows]) => (
          <fieldset key={name}>
            <legend>{findResource(name)?.label[1] ?? name}</legend>
            {rows.map((row) => (
              <Permission
                key={row.ability}
                row={row}
                role={role.name}
                changes={changes}
                change={mayChange ? setChanges : null}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {mayChange && (
        <div className="form-end">
          <ResetPermissions done={refetch} />
          <Button onClick={() => void save(none)}>Reset this role</Button>
          <Button type="primary" onClick={() => void save(changes)}>
            Save permissions
          </Button>
        </div>
      )}
    </>
  );
}

type PermissionProps = {
  row: AbilityRow;
  role: string;
  changes: PermissionChanges;
  change: ((next: PermissionChanges) => void) | null;
};

function Permission({ row, role, changes, change }: PermissionProps) {
  const state = standing(row.ability, changes);
  return (
    <Checkbox
      checked={holds(row, role, changes)}
      disabled={!change}
      onChange={() => change?.(toggle(row, role, changes))}
    >
      {permissionText(row.ability)}
      {state !== 'default' && (
        <StatusChip tone={state === 'granted' ? 'success' : 'danger'}>{state}</StatusChip>
      )}
    </Checkbox>
  );
}
