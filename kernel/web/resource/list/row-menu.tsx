import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  LinkOutlined,
  PoweroffOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { findAction, findResource, pageAt, pageIsOpen, referencesOf } from '#kernel/domain';
import type { Actor, AnyAction, AnyResource } from '#kernel/domain';
import type { MenuItem } from '../../menu/menu-item.ts';
import { may } from '../record.ts';
import type { StoredRecord } from '../record.ts';

/** What the menu of a row can do; the list knows how. */
export type RowCommands = {
  readonly open: (path: string) => void;
  readonly openApart: (path: string) => void;
  readonly copyLink: () => void;
  readonly copyRow: () => void;
  readonly history: () => void;
  readonly edit: () => void;
  readonly turn: (verb: 'enable' | 'disable') => void;
  readonly remove: () => void;
  readonly act: (action: AnyAction) => void;
};

type Row = {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly actor: Actor;
  /** The column that was pointed at. */
  readonly columnKey: string;
  readonly mayRead: boolean;
  readonly opensDetail: boolean;
  readonly actions: readonly AnyAction[];
};

/** B-037: only what the user may do with this record. */
export function rowMenu(row: Row, run: RowCommands): MenuItem[] {
  const items = [...openingItems(row, run), ...changingItems(row, run)];
  return items.filter((item) => !!item);
}

type MaybeItem = MenuItem | false | null;

function openingItems(row: Row, run: RowCommands): MaybeItem[] {
  const { resource, record, opensDetail } = row;
  const path = `/view/${resource.segment}/detail/${record.id}`;
  return [
    opensDetail && {
      key: 'open',
      label: 'Open',
      hint: 'Enter',
      icon: <FolderOpenOutlined />,
      run: () => run.open(path),
    },
    opensDetail && {
      key: 'apart',
      label: 'Open in new tab',
      hint: 'Ctrl Enter',
      icon: <ExportOutlined />,
      run: () => run.openApart(path),
    },
    referenceItem(row, run),
    opensDetail && {
      key: 'link',
      label: 'Copy link',
      icon: <LinkOutlined />,
      run: run.copyLink,
    },
    { key: 'copy', label: 'Copy row', icon: <CopyOutlined />, run: run.copyRow },
  ];
}

function changingItems({ resource, record, mayRead, actions }: Row, run: RowCommands): MaybeItem[] {
  const turn = record.isActive ? 'disable' : 'enable';
  return [
    may(resource, record, 'update') && {
      key: 'edit',
      label: 'Edit',
      isApart: true,
      icon: <EditOutlined />,
      run: run.edit,
    },
    ...actions
      .map((action) => findAction(action.ability) ?? action)
      .filter(({ ability }) => record.can?.includes(ability))
      .map((action) => ({
        key: action.name,
        label: action.label ?? action.name,
        icon: <ThunderboltOutlined />,
        run: () => run.act(action),
      })),
    may(resource, record, turn) && {
      key: turn,
      label: turn === 'enable' ? 'Enable' : 'Disable',
      icon: <PoweroffOutlined />,
      run: () => run.turn(turn),
    },
    mayRead && {
      key: 'history',
      label: 'History',
      icon: <HistoryOutlined />,
      run: run.history,
    },
    may(resource, record, 'delete') && {
      key: 'delete',
      label: 'Delete',
      isDanger: true,
      isApart: true,
      icon: <DeleteOutlined />,
      run: run.remove,
    },
  ];
}

/** On a cell that names another record, that record can be opened too. */
function referenceItem({ resource, record, actor, columnKey }: Row, run: RowCommands) {
  const field = resource.fields[columnKey];
  const [reference] = field?.kind === 'lookup' ? referencesOf(columnKey, record) : [];
  const target = reference && findResource(field?.resource ?? '');
  const page = target && pageAt(`/view/${target.segment}/detail/{id}`);
  if (!target || !page || !pageIsOpen(actor, page)) return null;
  return {
    key: 'reference',
    label: `Open ${reference.displayName}`,
    icon: <FolderOpenOutlined />,
    run: () => run.open(`/view/${target.segment}/detail/${reference.id}`),
  };
}
