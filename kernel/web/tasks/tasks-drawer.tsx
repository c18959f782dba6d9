import { CarryOutOutlined } from '@ant-design/icons';
import { can, everyonesTasksAbility } from '#kernel/domain';
import { Drawer, Skeleton, Switch } from 'antd';
import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TaskItem } from './task-item.tsx';
import { changeTasks, closeTasks, useTasks } from './tasks-store.ts';
import './tasks.css';
import { useEveryone } from './watch-everyone.ts';
import { watchTasks } from './watch-tasks.ts';

/** Long work: how far it is, what came of it, what failed. */
export default function TasksDrawer() {
  const { actor } = useSession();
  const { own, everyones, isOpen, showsEveryone } = useTasks();
  const maySeeAll = can(actor, everyonesTasksAbility);
  const isEveryone = maySeeAll && showsEveryone;
  const shown = isEveryone ? everyones : own;
  useEffect(() => {
    if (isOpen) watchTasks();
  }, [isOpen]);
  useEveryone(isOpen && isEveryone);
  return (
    <Drawer
      title="Tasks"
      open={isOpen}
      onClose={closeTasks}
      size={420}
      mask={{ enabled: false }}
      extra={maySeeAll && <EveryoneSwitch isOn={showsEveryone} />}
      footer={<span className="soft">Files are kept for 24 hours, this list for 30 days.</span>}
    >
      {!shown && <Skeleton active title={false} />}
      {shown?.length === 0 && (
        <EmptyState
          icon={<CarryOutOutlined />}
          title="No tasks yet"
          text="Downloads, imports and changes of many records are shown here while they run."
        />
      )}
      {shown && shown.length > 0 && (
        <ul className="tasks" aria-live="polite">
          {shown.map((task) => (
            <TaskItem key={task.id} task={task} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

const EveryoneSwitch = ({ isOn }: { isOn: boolean }) => (
  <span className="tasks-everyone">
    <span aria-hidden="true">Everyone</span>
    <Switch
      size="small"
      checked={isOn}
      aria-label="Everyone’s tasks"
      onChange={(showsEveryone) => changeTasks({ showsEveryone })}
    />
  </span>
);
