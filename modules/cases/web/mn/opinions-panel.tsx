import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import {
  ActionDialog,
  api,
  DialogButton,
  EmptyState,
  panelText,
  runAction,
  StatusChip,
  TabLink,
  toast,
  useRecord,
  useSession,
} from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  askOpinions,
  askSpecialists,
  linkKinds,
  linkReport,
  mn,
  mnClosed,
  remindOpinions,
  requestTeleconference,
} from '../../domain/index.ts';
import type { CaseRecord, Opinions } from '../../domain/index.ts';
import { CompareTable } from './compare-table.tsx';
import { OwnOpinion } from './own-opinion.tsx';
import { useOpinions } from './use-opinions.ts';

/** Triage to several specialists, their free opinions side by side, and what comes of it. */
export default function OpinionsPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data } = useRecord(mn, id);
  const shown = useOpinions(id);
  const { opinions, error } = shown;
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!opinions || !data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const record = data as object as CaseRecord;
  const isOffice = can(actor, remindOpinions.ability);
  if (!can(actor, `${mn.name}.update`))
    return <OwnOpinion record={record} opinions={opinions} shown={shown} />;
  return (
    <>
      {opinions.summary && <p className="opinions-summary">{opinions.summary}</p>}
      {opinions.items.length ? (
        <CompareTable
          items={opinions.items}
          {...(isOffice && {
            withdraw: ({ id: opinionId }) =>
              void shown.run(() =>
                api.put<Opinions>(`${shown.path}/withdrawnRequests`, { opinionId }),
              ),
          })}
        />
      ) : (
        <EmptyState
          title="No specialist is asked yet"
          text={
            record.step === 'created'
              ? 'Open the case, then ask several specialists at once.'
              : 'Ask who is available, or request free opinions at once.'
          }
        />
      )}
      <Linked opinions={opinions} />
      {isOffice && <Buttons record={record} opinions={opinions} shown={shown} />}
    </>
  );
}

const Linked = ({ opinions }: { opinions: Opinions }) =>
  opinions.linked.length > 0 && (
    <ul className="opinions-linked" aria-label="Linked cases">
      {opinions.linked.map(({ caseId, kind, caseNo, segment, statusName }) => (
        <li key={caseId}>
          {linkKinds[kind]}: <TabLink to={`/view/${segment}/detail/${caseId}`}>{caseNo}</TabLink>{' '}
          {statusName && <StatusChip tone="neutral">{statusName}</StatusChip>}
        </li>
      ))}
    </ul>
  );

type Props = {
  record: CaseRecord;
  opinions: Opinions;
  shown: ReturnType<typeof useOpinions>;
};

/** What an action asks for, said in the words of its success. */
const doneWords: Readonly<Record<string, string>> = {
  [askSpecialists.name]: 'The specialists are asked by email.',
  [askOpinions.name]: 'The specialists are asked by email.',
  [requestTeleconference.name]: 'The teleconference is created. Offer its times there.',
  [linkReport.name]: 'The report case is created.',
};

function Buttons({ record, opinions, shown }: Props) {
  const { actor } = useSession();
  const [asked, setAsked] = useState<AnyAction | null>(null);
  const isClosed = mnClosed.some((step) => step === record.step);
  if (isClosed || record.step === 'created' || record.isOnHold) return null;
  const waits = opinions.items.some(({ status }) => status === 'poAsked');
  const hasAnswer = opinions.items.some(({ status }) => status === 'answered');
  const isAsking = ['open', 'requestSent', 'freePoRequested'].includes(record.step);
  const button = (action: AnyAction, isMain = false) =>
    can(actor, action.ability) && (
      <Button type={isMain ? 'primary' : 'default'} onClick={() => setAsked(action)}>
        {action.label}
      </Button>
    );
  return (
    <p className="mini-more toolbar">
      {(record.step === 'open' || record.step === 'requestSent') && button(askSpecialists)}
      {isAsking && button(askOpinions, !hasAnswer && !waits)}
      {waits && <RemindButton record={record} shown={shown} />}
      {button(requestTeleconference, hasAnswer)}
      {button(linkReport)}
      {asked && (
        <Suspense>
          <ActionDialog
            action={asked}
            recordId={record.id}
            close={() => setAsked(null)}
            run={async (input) => {
              if ((await runAction(asked, record.id, input)) === null) return;
              toast.success(doneWords[asked.name] ?? 'Saved.');
              setAsked(null);
              await shown.refetchCase();
            }}
          />
        </Suspense>
      )}
    </p>
  );
}

function RemindButton({ record, shown }: Pick<Props, 'record' | 'shown'>) {
  const remind = async () => {
    const answer = await runAction<{ reminded: number }>(remindOpinions, record.id, {});
    if (!answer) return;
    const { reminded } = answer;
    toast.success(reminded === 1 ? '1 specialist is reminded.' : `${reminded} are reminded.`);
    await shown.refetchCase();
  };
  return (
    <DialogButton
      action={remindOpinions}
      recordId={record.id}
      about={<p>Specialists who have not answered are asked again.</p>}
      run={remind}
    >
      Remind
    </DialogButton>
  );
}
