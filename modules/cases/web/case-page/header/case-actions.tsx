import { DownOutlined, EllipsisOutlined } from '@ant-design/icons';
import { findAction } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { actionsOn, MenuButton, useSession } from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { WriteMenu } from '#correspondence/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { likelyMove } from '../../../domain/index.ts';
import type { HeaderProps } from './case-header.tsx';
import { useMoreItems } from './more-items.tsx';

const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}));

/** The moves that this person may make now, in the order of the table, in the tenant's words. */
export const possibleMoves = ({
  type,
  record,
}: Pick<HeaderProps, 'type' | 'record'>): AnyAction[] =>
  Object.values(type.workflow.actions)
    .filter(({ ability }) => record.can?.includes(ability))
    .map((action) => findAction(action.ability) ?? action);

/** Moves that stop or take back stand apart from those that lead on. */
const isApart = (name: string): boolean => ['putOnHold', 'cancel', 'undo'].includes(name);

function menuOf(moves: readonly AnyAction[], ask: (action: AnyAction) => void): MenuItem[] {
  const ordered = moves.toSorted((a, b) => Number(isApart(a.name)) - Number(isApart(b.name)));
  return ordered.map((action, at) => ({
    key: action.name,
    label: action.label ?? action.name,
    isDanger: action.name === 'cancel',
    isApart: at > 0 && isApart(action.name) && !isApart(ordered[at - 1]?.name ?? ''),
    run: () => ask(action),
  }));
}

export function CaseActions(props: HeaderProps) {
  const { type, resource, record } = props;
  const { actor } = useSession();
  const [asked, setAsked] = useState<AnyAction | null>(null);
  const more = useMoreItems(props);
  const moves = possibleMoves(props);
  const likely = likelyMove(
    type,
    record,
    moves.map(({ name }) => name),
  );
  const main = moves.find(({ name }) => name === likely);
  const others = moves.filter((move) => move !== main);
  return (
    <>
      {actionsOn(actor, resource.name).map(({ ability, action: Contributed }) => (
        <Suspense key={ability}>
          <Contributed record={record} />
        </Suspense>
      ))}
      <Suspense>
        <WriteMenu resource={resource.name} record={record} />
      </Suspense>
      <MenuButton
        type="default"
        label="More about this case"
        icon={<EllipsisOutlined />}
        aria-label="More"
        items={() => more.items}
      />
      {others.length > 0 && (
        <MenuButton
          type="default"
          label="Change status"
          items={() => menuOf(others, setAsked)}
          icon={<DownOutlined />}
          iconPlacement="end"
        >
          Change status
        </MenuButton>
      )}
      {main && (
        <Button type="primary" onClick={() => setAsked(main)}>
          {main.label ?? main.name}
        </Button>
      )}
      {more.dialog}
      {asked && (
        <Suspense>
          <MoveDialog {...props} action={asked} close={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
