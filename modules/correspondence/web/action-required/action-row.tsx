import { CheckOutlined } from '@ant-design/icons';
import { recordPathOf } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { useState } from 'react';
import { Link } from 'react-router';
import { actionModuleText } from '../../domain/index.ts';
import { actionPath } from './action-item.ts';
import type { ActionItem } from './action-item.ts';
import { clearWithUndo } from './clear-with-undo.ts';
import { Due } from './due-chip.tsx';
import './action-required.css';

type Props = {
  action: ActionItem;
  today: PlainDate;
  /** Whose it is; not said in a list of one's own. */
  isOwn?: boolean;
  /** On the page of the record itself, its name says nothing. */
  isOnRecord?: boolean;
};

export function ActionRow({ action, today, isOwn, isOnRecord }: Props) {
  const { actor } = useSession();
  const [isGoing, setGoing] = useState(false);
  const clear = async () => {
    setGoing(true);
    if (!(await clearWithUndo([action]))) setGoing(false);
  };
  const about = recordPathOf(actor, action);
  const kind = actionModuleText(action.fromModule);
  return (
    <li className={isGoing ? 'action-row going' : 'action-row'}>
      <button
        type="button"
        className="action-check"
        disabled={isGoing}
        aria-label={`Mark done: ${action.title}`}
        title="Mark done"
        onClick={() => void clear()}
      >
        <CheckOutlined aria-hidden />
      </button>
      <span className="action-words">
        <Link className="action-title" to={actionPath(action)}>
          {action.title}
        </Link>
        <span className="action-meta">
          {!isOnRecord &&
            action.objectReferenceName &&
            (about ? (
              <Link to={about}>
                {kind} {action.objectReferenceName}
              </Link>
            ) : (
              <span>
                {kind} {action.objectReferenceName}
              </span>
            ))}
          {action.claimantName && action.claimantName !== action.objectReferenceName && (
            <span>{action.claimantName}</span>
          )}
          {!isOwn && action.assignedUser && <span>{action.assignedUser.displayName}</span>}
        </span>
      </span>
      <Due action={action} today={today} />
    </li>
  );
}
