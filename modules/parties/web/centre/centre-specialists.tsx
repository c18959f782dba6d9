import { DeleteOutlined } from '@ant-design/icons';
import type { RecordOf } from '#kernel/domain';
import {
  ActionButton,
  api,
  confirm,
  fieldsToAsk,
  panelText,
  TableFrame,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import {
  addCentreSpecialist,
  centre,
  removeCentreSpecialist,
  specialist,
} from '../../domain/index.ts';
import { ContractChip } from '../specialist/contract-chip.tsx';

type Specialist = RecordOf<typeof specialist>;
type Props = { record: RecordOf<typeof centre>; today: string };

/** C-187, C-188: who works here, and whether they may be booked. */
export function CentreSpecialists({ record, today }: Props) {
  const { actor } = useSession();
  const refetch = useRefetch(centre);
  const { data, error } = useQuery({
    queryKey: ['list', 'specialists', 'centre', record.id, record.concurrencyStamp],
    queryFn: ({ signal }) =>
      api.get<{ items: Specialist[] }>(
        '/app/specialists',
        {
          centreId: record.id,
          maxResultCount: 100,
          fields: fieldsToAsk(actor, specialist, [
            'title',
            'fullName',
            'specialty',
            'onboardedDate',
            'onboardedEndDate',
          ]),
        },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const mayRemove = record.can?.includes(removeCentreSpecialist.ability);

  const remove = async (one: Specialist) => {
    const text = `Do you want to remove ${one.fullName} from this centre?`;
    if (!(await confirm({ text, yes: 'Remove', isDanger: true }))) return;
    await api.delete(`/app/centres/${record.id}/specialists/${one.id}`).catch(toastFailure);
    await refetch();
  };

  return (
    <>
      {data.items.length ? (
        <TableFrame label="Specialists" heads={['Name', 'Specialty', 'Contract', '']}>
          {data.items.map((one) => (
            <SpecialistRow
              key={one.id}
              specialist={one}
              today={today}
              remove={mayRemove ? () => void remove(one) : null}
            />
          ))}
        </TableFrame>
      ) : (
        <p className="soft">No specialist works here yet.</p>
      )}
      <p className="mini-more toolbar">
        <ActionButton size="small" action={addCentreSpecialist} record={record} />
      </p>
    </>
  );
}

type RowProps = { specialist: Specialist; today: string; remove: (() => void) | null };

function SpecialistRow({ specialist: one, today, remove }: RowProps) {
  const { dateFormat } = useSession();
  return (
    <tr>
      <td>
        <Link to={`/view/specialists/detail/${one.id}`}>
          {[one.title, one.fullName].filter(Boolean).join(' ')}
        </Link>
      </td>
      <td>{one.specialty ?? '–'}</td>
      <td>
        <ContractChip specialist={one} today={today} dateFormat={dateFormat} />
      </td>
      <td className="mini-buttons">
        {remove && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`Remove ${one.fullName}`}
            onClick={remove}
          />
        )}
      </td>
    </tr>
  );
}
