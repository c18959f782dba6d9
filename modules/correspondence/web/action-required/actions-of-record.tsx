import { panelText, todayIn, useSession } from '#kernel/web';
import { useId } from 'react';
import { Link } from 'react-router';
import { actionRequired } from '../../domain/index.ts';
import type { ActionModule } from '../../domain/index.ts';
import { ActionRow } from './action-row.tsx';
import { AddAction } from './add-action.tsx';
import { useOpenActions } from './use-actions.ts';
import './action-required.css';

const most = 20;

type Props = {
  fromModule: ActionModule;
  id: string;
  /** Inside a section of that name already: neither a frame nor a heading. */
  isInside?: boolean;
};

/** What waits to be done about one record; one line where nothing does. */
export function ActionsOfRecord({ fromModule, id, isInside = false }: Props) {
  const { zone } = useSession();
  const titleId = useId();
  const { data, error } = useOpenActions({ fromModule, objectId: id }, most);
  const open = data?.items ?? [];
  const Frame = isInside ? 'div' : 'section';
  return (
    <Frame {...(isInside ? {} : { className: 'card action-strip', 'aria-labelledby': titleId })}>
      <div className="action-strip-head">
        {!isInside && <h2 id={titleId}>Action Required</h2>}
        {error && <span className="soft">{panelText(error)}</span>}
        {data && open.length === 0 && <span className="soft">Nothing waits to be done here.</span>}
        <span className="action-strip-tools">
          <Link to={`/view/${actionRequired.segment}?objectId=${id}&status=done`}>Done before</Link>
          <AddAction about={{ fromModule, objectId: id }} size="small" />
        </span>
      </div>
      {open.length > 0 && (
        <ul className="action-list">
          {open.map((action) => (
            <ActionRow key={action.id} action={action} today={todayIn(zone)} isOnRecord />
          ))}
        </ul>
      )}
    </Frame>
  );
}
