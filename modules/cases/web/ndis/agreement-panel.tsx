import { can, formatDate, formatDateTime } from '#kernel/domain';
import type { AnyAction, ValueOfShape } from '#kernel/domain';
import { envelopeTones } from '#documents/domain';
import {
  ActionDialog,
  api,
  EmptyState,
  panelText,
  StatusChip,
  toast,
  useSession,
} from '#kernel/web';
import type { Tone } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { ndis, saveAgreement, signAgreement, syncAgreement } from '../../domain/index.ts';
import type { agreementShape } from '../../domain/index.ts';
import './ndis.css';

type Agreement = ValueOfShape<typeof agreementShape>;

const tones: Readonly<Record<string, string>> = envelopeTones;
const toneOf = (status: string): Tone => {
  const tone = tones[status];
  return tone === 'accent' || !tone ? 'info' : (tone as Tone);
};

/** The form opens with what is agreed now. */
const startingWith = (agreement: Agreement): AnyAction => ({
  ...saveAgreement,
  input: Object.fromEntries(
    Object.entries(saveAgreement.input).map(([key, field]) => {
      const value = agreement[key as keyof Agreement];
      return [key, value === null ? field : { ...field, default: value }];
    }),
  ),
});

/** B-213, C-252 to C-255. */
export default function AgreementPanel({ id }: { id: string }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AnyAction | null>(null);
  const path = `/app/${ndis.base}/${id}/service-agreement`;
  const queryKey = ['record', ndis.base, id, 'service-agreement'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Agreement>(path, undefined, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const run = async (input: Record<string, unknown>) => {
    const isSending = asked?.name === signAgreement.name;
    const answer = isSending
      ? await api.post<Agreement>(`${path}/generate-esign`, input)
      : await api.put<Agreement>(path, input);
    queries.setQueryData(queryKey, answer);
    toast.success(isSending ? 'The agreement is sent to be signed.' : 'Saved.');
    setAsked(null);
  };
  const sync = async () => {
    queries.setQueryData(queryKey, await api.post<Agreement>(`${path}/sync-esign-status`, {}));
  };
  return (
    <>
      {data.id ? (
        <Facts agreement={data} />
      ) : (
        <EmptyState
          title="No service agreement yet"
          text="It says which supports are given, for how long, and how much notice a cancellation needs."
        />
      )}
      <Buttons id={id} agreement={data} ask={setAsked} sync={sync} />
      {asked && (
        <Suspense>
          <ActionDialog action={asked} run={run} close={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

function Facts({ agreement }: { agreement: Agreement }) {
  const { dateFormat, zone } = useSession();
  const { startsOn, endsOn, supports, noticeDays, terms, status, statusName } = agreement;
  const { signerName, sentAt, endedAt } = agreement;
  const day = (text: string | null) => (text ? formatDate(text, dateFormat) : '');
  const at = (instant: string) => formatDateTime(instant, zone, dateFormat, ' ');
  return (
    <>
      <p>
        <StatusChip tone={toneOf(status)}>{statusName}</StatusChip> {day(startsOn)} to {day(endsOn)}
        , cancelled without a fee with {noticeDays} clear days of notice.
      </p>
      <p>{supports}</p>
      {terms && <p className="soft">{terms}</p>}
      {sentAt && (
        <p className="soft">
          Sent to {signerName} {at(sentAt)}.{endedAt && ` ${statusName} ${at(endedAt)}.`}
        </p>
      )}
    </>
  );
}

type ButtonsProps = {
  id: string;
  agreement: Agreement;
  ask: (action: AnyAction) => void;
  sync: () => Promise<void>;
};

function Buttons({ id, agreement, ask, sync }: ButtonsProps) {
  const { actor } = useSession();
  const { status } = agreement;
  const isOut = status === 'sent' || status === 'delivered';
  const isDraft = status === 'draft';
  const print = (type: string) => `/view/ndis/template?id=${id}&type=${type}`;
  return (
    <p className="mini-more ndis-buttons">
      {agreement.id && isDraft && can(actor, signAgreement.ability) && (
        <Button type="primary" size="small" onClick={() => ask(signAgreement)}>
          Send to be signed
        </Button>
      )}
      {!isOut && can(actor, saveAgreement.ability) && (
        <Button size="small" onClick={() => ask(startingWith(agreement))}>
          {isDraft ? (agreement.id ? 'Change agreement' : 'Write agreement') : 'Write the next one'}
        </Button>
      )}
      {isOut && can(actor, syncAgreement.ability) && (
        <Button size="small" onClick={() => void sync()}>
          Update status
        </Button>
      )}
      <Button size="small" href={print('serviceAgreement')} target="_blank">
        Agreement as PDF
      </Button>
      <Button size="small" href={print('participantReferalForm')} target="_blank">
        Referral form
      </Button>
    </p>
  );
}
