import type { AnyAction, AnyResource } from '#kernel/domain';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { confirm, deleteQuestion } from '../../dialogs/confirm.ts';
import { rowsAsText } from '../../table/rows-as-text.ts';
import type { Placed } from '../../table/arrangement.ts';
import { TabsContext } from '../../tabs/tabs-context.ts';
import { saved, toast, toastFailure } from '../../toast/toast.ts';
import { callAction } from '../action/call-action.ts';
import { opensDialog } from '../action/use-run-action.tsx';
import { hasDetailPage, recordTitle, useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { copyText } from './copy-text.ts';
import type { RowCommands } from './row-menu.tsx';

/** Opens beside what is there: another tab of the workspace, or of the browser outside one. */
export function useOpenApart(): (path: string) => void {
  const tabs = useContext(TabsContext);
  return (path) => {
    if (tabs) tabs.open(path, { isBackground: true });
    else window.open(path, '_blank', 'noopener');
  };
}

type Dialogs = {
  history: (record: StoredRecord) => void;
  /** Where the record has no page of its own. */
  edit: (record: StoredRecord) => void;
  /** For an action that takes input or sends something. */
  ask: (action: AnyAction, record: StoredRecord) => void;
};

export function useRowCommands(
  resource: AnyResource,
  columns: readonly Placed<StoredRecord>[],
  dialogs: Dialogs,
) {
  const navigate = useNavigate();
  const openApart = useOpenApart();
  const refetch = useRefetch(resource);

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      if ((await work()) === false) return;
      toast.success(done);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };
  const remove = async (path: string) => {
    if (!(await confirm({ text: deleteQuestion, yes: 'Delete', isDanger: true }))) return;
    await attempt(() => api.delete(path), saved.deleted);
  };
  const act = async (action: AnyAction, record: StoredRecord) => {
    if (opensDialog(action)) return dialogs.ask(action, record);
    const text = `${action.label ?? action.name}: ${recordTitle(resource, record)}?`;
    if (!(await confirm({ text, yes: action.label ?? action.name }))) return;
    const { id, concurrencyStamp } = record;
    await attempt(() => callAction(action, id, { concurrencyStamp }), saved.section);
  };

  return (record: StoredRecord): RowCommands => {
    const path = `/app/${resource.base}/${record.id}`;
    const page = `/view/${resource.segment}/detail/${record.id}`;
    return {
      open: (to) => void navigate(to),
      openApart,
      copyLink: () => void copyText(`${location.origin}${page}`, 'Link copied.'),
      copyRow: () => void copyText(rowsAsText(columns, [record]), 'Row copied.'),
      history: () => dialogs.history(record),
      edit: () =>
        hasDetailPage(resource) ? void navigate(`${page}?action=edit`) : dialogs.edit(record),
      turn: (verb) => void attempt(() => api.put(`${path}/${verb}`), saved.record),
      remove: () => void remove(path),
      act: (action) => void act(action, record),
    };
  };
}
