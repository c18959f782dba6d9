import { can } from '#kernel/domain';
import {
  api,
  Dialog,
  followTask,
  InputForm,
  Notice,
  panelText,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { anyCase, bulkWishes, changeCases, statusesOfCases } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { bulkOutcome } from './bulk-answer.ts';
import type { BulkAnswer, BulkWish } from './bulk-answer.ts';
import { wishFields } from './wish-fields.ts';
import type { FittingStatus } from './wish-fields.ts';

type Props = {
  type: CaseType | null;
  records: readonly { readonly id: string }[];
  clear: () => void;
};

/** The button says again what it does, and to how many. */
const doesTo: Readonly<Record<BulkWish, (cases: string) => string>> = {
  assign: (cases) => `Assign ${cases}`,
  putOnHold: (cases) => `Put ${cases} on hold`,
  takeOffHold: (cases) => `Take ${cases} off hold`,
  changeStatus: (cases) => `Change ${cases}`,
};

const counted = (count: number): string => `${count} ${count === 1 ? 'case' : 'cases'}`;

/** For the chosen rows of a list: each is changed by the move that it would be changed by alone. */
export function BulkButtons({ type, records, clear }: Props) {
  const { actor } = useSession();
  const [wish, setWish] = useState<BulkWish | null>(null);
  if (!can(actor, changeCases.ability)) return null;
  return (
    <>
      {(Object.keys(bulkWishes) as BulkWish[]).map((name) => (
        <Button key={name} size="small" onClick={() => setWish(name)}>
          {bulkWishes[name]}
        </Button>
      ))}
      {wish && (
        <BulkDialog
          type={type}
          records={records}
          clear={clear}
          wish={wish}
          close={() => setWish(null)}
        />
      )}
    </>
  );
}

function BulkDialog(props: Props & { wish: BulkWish; close: () => void }) {
  const { type, records, clear, wish, close } = props;
  const refetchType = useRefetch(type?.resource ?? anyCase);
  const refetchAll = useRefetch(anyCase);
  const refetch = () => Promise.all([refetchType(), refetchAll()]);
  const save = async (changes: Record<string, unknown>) => {
    const ids = records.map(({ id }) => id);
    const answer = await api.post<BulkAnswer>(changeCases.path, { ids, wish, ...changes });
    if (answer.taskId) {
      const text = `${ids.length} cases are being changed.`;
      followTask(answer.taskId, text, bulkWishes[wish], () => void refetch());
    } else {
      const { text, isWhole } = bulkOutcome(answer);
      if (isWhole) toast.success(text);
      else toast.warning(text);
    }
    close();
    clear();
    await refetch();
    return true;
  };
  return (
    <Dialog kind="confirm" title={`${bulkWishes[wish]}: ${counted(records.length)}`} close={close}>
      <WishForm wish={wish} records={records} save={save} />
    </Dialog>
  );
}

type WishProps = Pick<Props, 'records'> & {
  wish: BulkWish;
  save: (changes: Record<string, unknown>) => Promise<boolean>;
};

/** Which statuses fit is asked when the dialog opens. */
function WishForm({ wish, records, save }: WishProps) {
  const asks = wish === 'changeStatus';
  const ids = records.map(({ id }) => id);
  const { data, error } = useQuery({
    queryKey: ['statuses of cases', ids],
    enabled: asks,
    staleTime: 0,
    queryFn: () => api.post<{ items: FittingStatus[] }>(statusesOfCases.path, { ids }),
  });
  if (error) return <Notice tone="warning" title={panelText(error)} />;
  if (asks && !data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (asks && !data?.items.length)
    return <Notice tone="info" title="There is no status that the chosen cases could take now." />;
  return (
    <InputForm
      fields={wishFields(wish, data?.items ?? [], records.length)}
      start={{}}
      save={save}
      saveText={doesTo[wish](counted(records.length))}
    />
  );
}
