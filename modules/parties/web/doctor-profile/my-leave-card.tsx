import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import {
  api,
  confirm,
  Dialog,
  InputForm,
  saved,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { addMyLeave } from '../../domain/index.ts';
import type { MyLeave } from './my-profile.ts';

type Props = { leaves: readonly MyLeave[]; refresh: () => Promise<void> };

export function MyLeaveCard({ leaves, refresh }: Props) {
  const { dateFormat } = useSession();
  const [isAdding, setAdding] = useState(false);
  const words = ({ startDate, endDate }: MyLeave) =>
    `${formatDate(startDate, dateFormat)} to ${formatDate(endDate, dateFormat)}`;

  const remove = async (leave: MyLeave) => {
    const text = `Do you want to remove your leave from ${words(leave)}?`;
    if (!(await confirm({ text, yes: 'Remove', isDanger: true }))) return;
    await api.delete(`/app/specialists/myLeave/${leave.id}`).catch(toastFailure);
    await refresh();
  };

  return (
    <>
      {leaves.length ? (
        <ul className="pairs">
          {leaves.map((leave) => (
            <li key={leave.id}>
              {words(leave)} <span className="soft">{leave.reason}</span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`Remove the leave from ${words(leave)}`}
                onClick={() => void remove(leave)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">No leave is planned. You are not booked on days of leave.</p>
      )}
      <p className="mini-more">
        <Button size="small" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          Add leave
        </Button>
      </p>
      {isAdding && (
        <Dialog kind="confirm" title="Add leave" close={() => setAdding(false)}>
          <InputForm
            fields={addMyLeave.input}
            start={{ startDate: null, endDate: null, reason: null }}
            save={async (values) => {
              await api.post(addMyLeave.path, values);
              toast.success(saved.added);
              setAdding(false);
              await refresh();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
