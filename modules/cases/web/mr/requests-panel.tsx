import { PlusOutlined } from '@ant-design/icons';
import { can, formatDate, rows } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { EmptyState, panelText, todayIn, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import {
  addRequests,
  askedFields,
  doneStatuses,
  isAuthorised,
  mriWorkflow,
  sendAllRequests,
} from '../../domain/index.ts';
import type { ShownRecord } from '../../domain/index.ts';
import { AuthorityStrip } from './authority-strip.tsx';
import { dueText } from './due-text.ts';
import './medical-records.css';
import { RecordMenu } from './record-menu.tsx';
import { RequestsTable } from './requests-table.tsx';
import { useItemAction } from './use-item-action.tsx';
import { useRecordOverview } from './use-record-overview.ts';

/** Asked in a line each; what the list of providers knows needs no typing. */
export function providerRows(mayLookup: boolean) {
  const { treatmentProviderId, providerName, providerEmail, requestType } = askedFields;
  return rows(
    'Providers',
    {
      ...(mayLookup && { treatmentProviderId }),
      providerName: { ...providerName, label: mayLookup ? 'or name' : 'Name' },
      providerEmail,
      requestType,
    },
    { required: true, max: 60 },
  );
}

/** "2 of 5 done. Next due 4 May 2026, in 3 days." */
function Summary({ items }: Pick<ShownRecord, 'items'>) {
  const { dateFormat, zone } = useSession();
  const live = items.filter(({ status }) => status !== 'cancelled');
  const done = live.filter(({ status }) => doneStatuses.includes(status)).length;
  const [next] = live
    .filter(({ status }) => status === 'requested')
    .map(({ dueDate }) => dueDate ?? '')
    .filter(Boolean)
    .toSorted();
  return (
    <span className="soft">
      {done} of {live.length} done.
      {next && ` Next due ${formatDate(next, dateFormat)}, ${dueText(next, todayIn(zone))}.`}
    </span>
  );
}

/** The providers of a case: whom we asked, what came, and who is to be chased. */
export default function RequestsPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error, refresh } = useRecordOverview(id);
  const { start, dialog } = useItemAction(refresh);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const items = providerRows(can(actor, 'treatmentProvider.lookup'));
  const add: AnyAction = { ...addRequests, input: { items } };
  const mayAdd = can(actor, addRequests.ability);
  const waiting = data.items.filter(({ status }) => status === 'toRequest').length;
  const addButton = mayAdd && (
    <Button
      type={data.items.length ? 'default' : 'primary'}
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => start(add, id, 'The providers are added.')}
    >
      Add providers
    </Button>
  );
  return (
    <>
      <AuthorityStrip id={id} shown={data} start={start} refresh={refresh} />
      {data.items.length ? (
        <>
          <div className="records-tools">
            <Summary items={data.items} />
            <span className="buttons buttons-end">
              <RecordMenu id={id} start={start} />
              {addButton}
              {waiting > 0 && can(actor, sendAllRequests.ability) && (
                <Button
                  type={isAuthorised(data.authority) ? 'primary' : 'default'}
                  onClick={() => start(sendAllRequests, id, 'The requests are on their way.')}
                >
                  Send all requests ({waiting})
                </Button>
              )}
            </span>
          </div>
          <RequestsTable
            shown={data}
            start={start}
            mayWork={can(actor, mriWorkflow.actions.request.ability)}
          />
        </>
      ) : (
        <EmptyState
          title="No provider yet"
          text="Add everybody who treats the claimant: each becomes a request with its own due day."
          action={addButton}
        />
      )}
      {dialog}
    </>
  );
}
