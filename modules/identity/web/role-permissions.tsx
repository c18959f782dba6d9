import { SafetyOutlined } from '@ant-design/icons';
import { abilities } from '#kernel/domain';
import {
  callAction,
  confirm,
  EmptyState,
  saved,
  toast,
  toastFailure,
  useRefetch,
  useUnsaved,
} from '#kernel/web';
import { Button, Input, Switch } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { changePermissions, role as resource } from '../domain/index.ts';
import { readChanges } from './permission-changes.ts';
import type { PermissionChanges } from './permission-changes.ts';
import { PermissionLine } from './permission-line.tsx';
import { changesIn, isFound, permissionColumns, permissionLines } from './permission-table.ts';
import { verbText } from './permission-words.ts';
import { ResetPermissions } from './reset-permissions.tsx';
import './role-permissions.css';

type Props = { role: { id: string; name: string; permissions: unknown; can?: readonly string[] } };

const none: PermissionChanges = { granted: [], revoked: [] };
const sizeOf = ({ granted, revoked }: PermissionChanges) => granted.length + revoked.length;
const textOf = ({ granted, revoked }: PermissionChanges) =>
  JSON.stringify([granted.toSorted(), revoked.toSorted()]);

/** B-126. A thing is a row, what can be done with it the columns. */
export function RolePermissions({ role }: Props) {
  const stored = useMemo(() => readChanges(role.permissions), [role.permissions]);
  const [draft, setDraft] = useState<{ changes: PermissionChanges; from: string } | null>(null);
  const changes = draft?.changes ?? stored;
  const setChanges = (next: PermissionChanges) =>
    setDraft({ changes: next, from: draft?.from ?? textOf(stored) });
  const [words, setWords] = useState('');
  const [isChangedOnly, setChangedOnly] = useState(false);
  const wanted = useDeferredValue(words);
  const refetch = useRefetch(resource);
  const mayChange = role.can?.includes(changePermissions.ability) ?? false;
  const all = useMemo(() => permissionLines(abilities()), []);
  const isChanged = (line: (typeof all)[number]) => {
    const { granted, revoked } = changesIn(line, changes);
    return granted + revoked > 0;
  };
  const lines = all.filter((line) => isFound(line, wanted) && (!isChangedOnly || isChanged(line)));
  const isDirty = textOf(changes) !== textOf(stored);
  const isOutdated = isDirty && draft !== null && draft.from !== textOf(stored);

  const save = async (next: PermissionChanges): Promise<boolean> => {
    setChanges(next);
    let isSaved = false;
    try {
      isSaved = await callAction(changePermissions, role.id, next);
      if (isSaved) toast.success(saved.section);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
    if (isSaved) setDraft(null);
    return isSaved;
  };
  useUnsaved({ isDirty: mayChange && isDirty, save: () => save(changes) });

  const reset = async () => {
    const text = `Do you want to reset this role? It loses ${sizeOf(changes)} changes and gets its default permissions back.`;
    if (!sizeOf(changes) || (await confirm({ text, yes: 'Reset', isDanger: true }))) {
      await save(none);
    }
  };

  return (
    <>
      <div className="permission-tools">
        <Input
          type="search"
          allowClear
          aria-label="Find a permission"
          placeholder="Find a permission"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span>
          <Switch
            size="small"
            aria-label="Only what differs from the default"
            checked={isChangedOnly}
            onChange={setChangedOnly}
          />{' '}
          Only what differs from the default
        </span>
        <span className="soft">
          {changes.granted.length} granted, {changes.revoked.length} taken away
        </span>
      </div>
      {lines.length > 0 ? (
        <div className="permission-frame">
          <table className="permission-table" aria-label="Permissions">
            <thead>
              <tr>
                <th scope="col">What</th>
                {permissionColumns.map((column) => (
                  <th key={column} scope="col">
                    {verbText(column)}
                  </th>
                ))}
                <th scope="col">More</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <PermissionLine
                  key={line.name}
                  line={line}
                  role={role.name}
                  changes={changes}
                  change={mayChange ? setChanges : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <EmptyState
          icon={<SafetyOutlined />}
          title="No result found"
          text={isChangedOnly ? 'This role has its default permissions.' : 'Try fewer letters.'}
        />
      )}
      {mayChange && (
        <div className="form-end permission-end">
          {isDirty && <span className="soft">Not saved yet.</span>}
          {isOutdated && (
            <span role="status">
              Somebody else changed this role meanwhile. Saving replaces their changes.
            </span>
          )}
          <ResetPermissions done={refetch} />
          <Button onClick={() => void reset()}>Reset this role</Button>
          <Button type="primary" disabled={!isDirty} onClick={() => void save(changes)}>
            Save permissions
          </Button>
        </div>
      )}
    </>
  );
}
