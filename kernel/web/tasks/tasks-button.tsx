import { CarryOutOutlined } from '@ant-design/icons';
import { isUnfinished } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { hub } from '../realtime/hub.ts';
import { useSession } from '../session/session.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { mayHaveTasks } from './may-have-tasks.ts';
import { openTasks, useTasks } from './tasks-store.ts';
import { receiveTask, watchTasks } from './watch-tasks.ts';

const TasksDrawer = lazy(() => import('./tasks-drawer.tsx'));

/** After a reload what is still running is found again, once the page has settled. */
const settled = 3000;

export function TasksButton() {
  const session = useSession();
  const isShown = useMemo(() => mayHaveTasks(session), [session]);
  const { own, isOpen } = useTasks();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (!isShown) return undefined;
    const later = setTimeout(watchTasks, settled);
    const stop = hub.on('TaskChanged', receiveTask);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [isShown]);
  if (!isShown) return null;
  const unfinished = own?.filter(isUnfinished).length ?? 0;
  return (
    <>
      <Button
        type="text"
        data-tip="Tasks"
        icon={
          <CountBadge count={unfinished}>
            <CarryOutOutlined />
          </CountBadge>
        }
        aria-label={unfinished ? `Tasks, ${unfinished} running` : 'Tasks'}
        aria-expanded={isOpen}
        onClick={openTasks}
      />
      {wasOpen && (
        <Suspense>
          <TasksDrawer />
        </Suspense>
      )}
    </>
  );
}
