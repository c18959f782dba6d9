import { SearchOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { openTab, useSession } from '#kernel/web';
import { Button } from 'antd';
import { booksForAnyCompany, moveAppointment, searchAppointment } from '../../domain/index.ts';

type Props = {
  appointment: {
    readonly id: string;
    readonly can?: readonly string[];
    readonly specialistId?: string | null;
    readonly companyId?: string | null;
  };
};

/** The search, with this appointment in hand. */
export function FindAnother({ appointment: { id, can: granted, specialistId, companyId } }: Props) {
  const { actor } = useSession();
  const mayMove = granted?.includes(moveAppointment.ability);
  if (!mayMove || !can(actor, searchAppointment.ability)) return null;
  const params = new URLSearchParams({
    move: id,
    ...(specialistId && { specialistId }),
    ...(companyId && booksForAnyCompany(actor) && { companyId }),
    relativeDate: 'next3Months',
  });
  return (
    <Button
      icon={<SearchOutlined />}
      onClick={() => openTab(`/view/smart-search?${params.toString()}`)}
    >
      Find another slot
    </Button>
  );
}
