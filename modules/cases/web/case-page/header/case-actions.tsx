import { DownOutlined, EllipsisOutlined } from '@ant-design/icons';
import { findAction } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { actionsOn, MenuButton, useSession } from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { handedSlot } from '#booking/web';
import { WriteMenu } from '#correspondence/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookingOfTime, likelyMove, withoutTime } from '../../../domain/index.ts';
import { bookStep, stepOfMove } from '../../appointment/case-step.ts';
import type { CaseStep } from '../../appointment/case-step.ts';
import type { HeaderProps } from './case-header.tsx';
import { useMoreItems } from './more-items.tsx';

const CaseStepDialog = lazy(async () => ({
  default: (await import('../../appointment/case-step-dialog.tsx')).CaseStepDialog,
}));
const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}));

/** The moves that this person may make now, in the order of the table, in the tenant's words. */
const possibleMoves = ({ type, record }: HeaderProps): AnyAction[] =>
  withoutTime(type, record, Object.values(type.workflow.actions))
    .filter(({ ability }) => record.can?.includes(ability))
    .map((action) => findAction(action.ability) ?? action);

type Asked = { readonly step: CaseStep } | { readonly move: AnyAction };
type MainButton = { readonly name: string; readonly label: string; readonly asks: Asked };

const askedOf = ({ type }: HeaderProps, move: AnyAction): Asked => {
  const step = stepOfMove(type, move.name);
  return step?.slot ? { step } : { move };
};

/** What most likely comes next. */
function mainOf(props: HeaderProps, moves: readonly AnyAction[]): MainButton | null {
  const { type, record } = props;
  const booking = record.can?.includes(`${type.resource.name}.${bookingOfTime}`);
  const possible = [...moves.map(({ name }) => name), ...(booking ? [bookingOfTime] : [])];
  const likely = likelyMove(type, record, possible);
  if (likely === bookingOfTime) {
    const step = bookStep(type, record);
    return { name: likely, label: step.button, asks: { step } };
  }
  const move = moves.find(({ name }) => name === likely);
  return move
    ? { name: move.name, label: move.label ?? move.name, asks: askedOf(props, move) }
    : null;
}

/** Moves that stop or take back stand apart from those that lead on. */
const isApart = (name: string): boolean =>
  ['putOnHold', 'undo'].includes(name) || name.startsWith('cancel');

function menuOf(moves: readonly AnyAction[], ask: (action: AnyAction) => void): MenuItem[] {
  const ordered = moves.toSorted((a, b) => Number(isApart(a.name)) - Number(isApart(b.name)));
  return ordered.map((action, at) => ({
    key: action.name,
    label: action.label ?? action.name,
    isDanger: action.name.startsWith('cancel'),
    isApart: at > 0 && isApart(action.name) && !isApart(ordered[at - 1]?.name ?? ''),
    run: () => ask(action),
  }));
}

export function CaseActions(props: HeaderProps) {
  const { resource, record } = props;
  const { actor } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const more = useMoreItems(props);
  const moves = possibleMoves(props);
  const main = mainOf(props, moves);
  const others = moves.filter(({ name }) => name !== main?.name);
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
          items={() => menuOf(others, (move) => setAsked(askedOf(props, move)))}
          icon={<DownOutlined />}
          iconPlacement="end"
        >
          Change status
        </MenuButton>
      )}
      {main && (
        <Button type="primary" onClick={() => setAsked(main.asks)}>
          {main.label}
        </Button>
      )}
      {more.dialog}
      <HandedTime {...props} />
      {asked && (
        <Suspense>
          {'step' in asked ? (
            <CaseStepDialog {...props} step={asked.step} close={() => setAsked(null)} />
          ) : (
            <MoveDialog {...props} action={asked.move} close={() => setAsked(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** A time that was chosen for the case in the search: booked here, like any other. */
function HandedTime(props: HeaderProps) {
  const { type, record } = props;
  const [params, setParams] = useSearchParams();
  const slot = handedSlot(params);
  const ability = `${type.resource.name}.${bookingOfTime}`;
  if (!slot || record.appointmentId || !record.can?.includes(ability)) return null;
  const leave = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('slot');
        return next;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <CaseStepDialog {...props} step={bookStep(type, record)} start={slot} close={leave} />
    </Suspense>
  );
}
