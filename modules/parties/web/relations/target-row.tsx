import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatMoney } from '#kernel/domain';
import { api, confirm, may, saved, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { salePeriods, saleTarget, targetShare } from '../../domain/index.ts';
import type { Target } from './use-targets.ts';

const Share = ({ percent }: { percent: number }) => (
  <div className="target-share">
    <span>{percent}%</span>
    <div className={percent >= 100 ? 'target-bar is-reached' : 'target-bar'} aria-hidden>
      <span style={{ width: `${Math.min(percent, 100)}%` }} />
    </div>
  </div>
);

export function TargetRow({ target, edit }: { target: Target; edit: () => void }) {
  const { currency } = useSession();
  const refetch = useRefetch(saleTarget);
  const share = targetShare(target.targetAmount, target.achievedAmount);
  const period = salePeriods[target.period];

  const remove = async () => {
    if (
      !(await confirm({
        text: 'Do you want to delete this record?',
        yes: 'Delete',
        isDanger: true,
      }))
    )
      return;
    try {
      await api.delete(`/app/sale-targets/${target.id}`);
      toast.success(saved.deleted);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  return (
    <tr>
      <td>{period}</td>
      <td>{target.staff?.displayName ?? <span className="soft">Whole practice</span>}</td>
      <td>{target.saleType?.displayName ?? <span className="soft">Any</span>}</td>
      <td className="number">{formatMoney(target.targetAmount, currency)}</td>
      <td className="number">{formatMoney(target.achievedAmount, currency)}</td>
      <td>
        <Share percent={share} />
      </td>
      <td className="mini-buttons">
        {may(saleTarget, target, 'update') && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`Change the target of ${period}`}
            onClick={edit}
          />
        )}
        {may(saleTarget, target, 'delete') && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`Delete the target of ${period}`}
            onClick={() => void remove()}
          />
        )}
      </td>
    </tr>
  );
}
