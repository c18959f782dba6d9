import {
  DeleteOutlined,
  EyeOutlined,
  HistoryOutlined,
  PrinterOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { can } from '#kernel/domain';
import {
  api,
  confirm,
  HistoryDialog,
  may,
  saved,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { caseSummaryPage, setCasePermission } from '../../../domain/index.ts';
import type { HeaderProps } from './case-header.tsx';

const CaseVisibilityDialog = lazy(async () => ({
  default: (await import('./case-visibility-dialog.tsx')).CaseVisibilityDialog,
}));
const PersonsDialog = lazy(async () => ({
  default: (await import('./persons-dialog.tsx')).PersonsDialog,
}));

type Open = 'sight' | 'persons' | 'history';

/** B-233. */
const deleteQuestion = 'Do you want to delete this record?';

/** What is seldom done with a case, behind one button. */
export function useMoreItems(props: HeaderProps): {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
  const { resource, record } = props;
  const { actor } = useSession();
  const [open, setOpen] = useState<Open | null>(null);
  const remove = useRemove(props);
  const close = () => setOpen(null);
  const all: readonly (MenuItem & { readonly isOpen: boolean })[] = [
    {
      ...item('sight', 'Who sees this case', <EyeOutlined />, () => setOpen('sight')),
      isOpen: can(actor, setCasePermission.ability),
    },
    {
      ...item('persons', 'Persons in charge', <TeamOutlined />, () => setOpen('persons')),
      isOpen: can(actor, 'casePic.list'),
    },
    {
      ...item('print', 'Print summary', <PrinterOutlined />, () => openSummary(props)),
      isOpen: true,
    },
    {
      ...item('history', 'History', <HistoryOutlined />, () => setOpen('history')),
      isOpen: true,
    },
    {
      ...item('delete', 'Delete', <DeleteOutlined />, () => void remove()),
      isDanger: true,
      isApart: true,
      isOpen: may(resource, record, 'delete'),
    },
  ];
  const dialog = open && (
    <Suspense>
      {open === 'sight' && <CaseVisibilityDialog {...props} close={close} />}
      {open === 'persons' && <PersonsDialog {...props} close={close} />}
      {open === 'history' && <HistoryDialog resource={resource} id={record.id} close={close} />}
    </Suspense>
  );
  return { items: all.filter(({ isOpen }) => isOpen), dialog };
}

const item = (key: string, label: string, icon: ReactNode, run: () => void): MenuItem => ({
  key,
  label,
  icon,
  run,
});

const openSummary = ({ type, record }: HeaderProps): void => {
  const query = `type=${type.key}&id=${record.id}`;
  window.open(`${caseSummaryPage}?${query}`, '_blank', 'noopener');
};

function useRemove({ resource, record, refresh }: HeaderProps): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await confirm({ text: deleteQuestion, yes: 'Delete', isDanger: true }))) return;
    try {
      await api.delete(`/app/${resource.base}/${record.id}`);
      toast.success(saved.deleted);
      await navigate(`/view/${resource.segment}`, { replace: true });
      await refresh();
    } catch (error) {
      toastFailure(error);
    }
  };
}
