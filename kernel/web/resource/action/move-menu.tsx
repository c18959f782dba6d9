import { DownOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import type { MenuItem } from '../../menu/menu-item.ts';
import { MenuButton } from '../../menu/menu-button.tsx';
import type { StoredRecord } from '../record.ts';
import { movesOf } from './move-buttons.tsx';
import { useRunAction, wordedAction } from './use-run-action.tsx';

type Props = {
  resource: AnyResource;
  record: Pick<StoredRecord, 'id' | 'can'> & { readonly concurrencyStamp?: string };
  /** Names of moves that have a place of their own on the page. */
  except?: readonly string[];
};

/** The moves of a workflow with many of them, behind one button. */
export function MoveMenu({ resource, record, except = [] }: Props) {
  const { start, isRunning, dialog } = useRunAction(resource.name, record);
  const moves = movesOf(resource)
    .filter(({ name, ability }) => !except.includes(name) && record.can?.includes(ability))
    .map(wordedAction);
  if (!moves.length) return null;
  const items = (): MenuItem[] =>
    moves.map((action) => ({
      key: action.name,
      label: action.label ?? action.name,
      run: () => void start(action),
    }));
  return (
    <>
      <MenuButton
        type="default"
        label="Change status"
        items={items}
        loading={isRunning}
        icon={<DownOutlined />}
        iconPlacement="end"
      >
        Change status
      </MenuButton>
      {dialog}
    </>
  );
}
