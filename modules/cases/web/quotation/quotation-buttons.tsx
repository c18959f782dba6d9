import type { AnyAction } from '#kernel/domain';
import { can } from '#kernel/domain';
import { ActionButton, ActionDialog, api, toast, useSession, runAction } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  fillQuotation,
  otQuotation,
  otQuotationWorkflow,
  quotationPrintRoute,
  saveQuotation,
  sendQuotation,
} from '../../domain/index.ts';
import type { ShownQuotation, ShownQuotations } from '../../domain/index.ts';

const { id: _case, ...sentWith } = sendQuotation.input;
const sendDialog: AnyAction = { ...sendQuotation, input: sentWith };

const { approve, reject, revise, cancel } = otQuotationWorkflow.actions;
const moves: readonly (readonly [AnyAction, string])[] = [
  [approve, 'The approval was recorded.'],
  [reject, 'The rejection was recorded.'],
  [revise, 'The quotation is a draft again.'],
  [cancel, 'The quotation was cancelled.'],
];

type Props = {
  caseId: string;
  path: string;
  quotation: ShownQuotation;
  changed: (answer: ShownQuotations) => Promise<void>;
  editItems: () => void;
};

/** What can be done with the quotation in hand, the next step first. */
export function QuotationButtons({ caseId, path, quotation, changed, editItems }: Props) {
  const { actor } = useSession();
  const [asked, setAsked] = useState<AnyAction | null>(null);
  const isDraft = quotation.status === 'draft';
  const isWaiting = quotation.status === 'sent' || quotation.status === 'underReview';
  const run = async (input: Record<string, unknown>) => {
    const answer =
      asked === sendDialog
        ? await runAction<ShownQuotations>(sendQuotation, '', input)
        : await api.put<ShownQuotations>(asked === fillAction ? `${path}/template` : path, input);
    if (!answer) return;
    toast.success(asked === sendDialog ? 'The quotation was sent.' : 'Saved.');
    setAsked(null);
    await changed(answer);
  };
  return (
    <p className="mini-more toolbar">
      {can(actor, sendQuotation.ability) && (isDraft || isWaiting) && (
        <Button
          type={isDraft ? 'primary' : 'default'}
          disabled={!quotation.items.length}
          onClick={() => setAsked(sendDialog)}
        >
          {isDraft ? 'Send quotation' : 'Send again'}
        </Button>
      )}
      {can(actor, saveQuotation.ability) && isDraft && (
        <>
          <Button onClick={editItems}>Change items</Button>
          <Button onClick={() => setAsked(fillAction)}>Use template</Button>
          <Button onClick={() => setAsked(termsAction)}>Change terms</Button>
        </>
      )}
      <MoveButtons id={quotation.id} status={quotation.status} />
      {can(actor, `${otQuotation.name}.read`) && (
        <Button href={`${quotationPrintRoute.page}?id=${quotation.id}`} target="_blank">
          Print
        </Button>
      )}
      {asked && (
        <Suspense>
          <ActionDialog
            action={asked}
            {...(asked === sendDialog && { recordId: '', fixed: { id: caseId } })}
            run={run}
            close={() => setAsked(null)}
          />
        </Suspense>
      )}
    </p>
  );
}

const fillAction: AnyAction = fillQuotation;
const termsAction: AnyAction = { ...saveQuotation, label: 'Change terms' };

/** The record says which moves its reader may make now. */
function MoveButtons({ id, status }: Pick<ShownQuotation, 'id' | 'status'>) {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['record', otQuotation.base, id, status],
    enabled: can(actor, `${otQuotation.name}.read`),
    queryFn: ({ signal }) =>
      api.get<{ id: string; can?: readonly string[] }>(
        `/app/${otQuotation.base}/${id}`,
        undefined,
        signal,
      ),
  });
  if (!data) return null;
  return (
    <Suspense>
      {moves.map(([action, done]) => (
        <ActionButton key={action.name} action={action} record={data} done={done} />
      ))}
    </Suspense>
  );
}
