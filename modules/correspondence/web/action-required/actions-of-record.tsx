import { panelText, todayIn, useSession } from '#kernel/web';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { actionRequired } from '../../domain/index.ts';
import type { ActionModule } from '../../domain/index.ts';
import { ActionRow } from './action-row.tsx';
import { AddAction } from './add-action.tsx';
import { useOpenActions } from './use-actions.ts';
import './action-required.css';

const most = 20;

type Props = { fromModule: ActionModule; id: string };

/** What waits to be done about one record. */
export function ActionsOfRecord({ fromModule, id }: Props) {
  const { zone } = useSession();
  const { data, error } = useOpenActions({ fromModule, objectId: id }, most);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      {data.items.length > 0 ? (
        <ul className="action-list">
          {data.items.map((action) => (
            <ActionRow key={action.id} action={action} today={todayIn(zone)} isOnRecord />
          ))}
        </ul>
      ) : (
        <p className="soft">Nothing waits to be done here.</p>
      )}
      <p className="toolbar action-more">
        <AddAction about={{ fromModule, objectId: id }} size="small" />
        <Link to={`/view/${actionRequired.segment}?objectId=${id}`}>Also those that are done</Link>
      </p>
    </>
  );
}
