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

const SightDialog = lazy(async () => ({
  default: (await import('./sight-dialog.tsx')).SightDialog,
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
  const { type, resource, record, refresh } = props;
  const { actor } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = async () => {
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
  const items: (MenuItem & { isOpen: boolean })[] = [
    {
      key: 'sight',
      label: 'Who sees this case',
      icon: <EyeOutlined />,
      isOpen: can(actor, setCasePermission.ability),
      run: () => setOpen('sight'),
    },
    {
      key: 'persons',
      label: 'Persons in charge',
      icon: <TeamOutlined />,
      isOpen: can(actor, 'casePic.list'),
      run: () => setOpen('persons'),
    },
    {
      key: 'print',
      label: 'Print summary',
      icon: <PrinterOutlined />,
      isOpen: true,
      run: () =>
        void window.open(
          `${caseSummaryPage}?type=${type.key}&id=${record.id}`,
          '_blank',
          'noopener',
        ),
    },
    {
      key: 'history',
      label: 'History',
      icon: <HistoryOutlined />,
      isOpen: true,
      run: () => setOpen('history'),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <DeleteOutlined />,
      isDanger: true,
      isApart: true,
      isOpen: may(resource, record, 'delete'),
      run: () => void remove(),
    },
  ];
  const dialog = open && (
    <Suspense>
      {open === 'sight' && <SightDialog {...props} close={close} />}
      {open === 'persons' && <PersonsDialog {...props} close={close} />}
      {open === 'history' && <HistoryDialog resource={resource} id={record.id} close={close} />}
    </Suspense>
  );
  return { items: items.filter(({ isOpen }) => isOpen), dialog };
}
