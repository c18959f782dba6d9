import { Dialog, DryRunOf, LeaveButton, useSession } from '#kernel/web';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { changeCall, offerSlots, usualOfferHours } from '../../domain/index.ts';
import type { OfferHours } from '../../domain/index.ts';
import { CaseManagerChoice } from '../book/case-manager-choice.tsx';
import '../book/book.css';
import { clockText, dayText, zoneText } from '../book/shown-slot.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField, nameInSentence } from '../parts/tenant-labels.ts';
import { useCalls } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';
import { runCallAction } from './run-call-action.ts';

type Props = { call: OwnCall; close: () => void };

const sentWords = 'The link is on its way.';
const keptWords = 'The slots are held. No mail server is set up: the link reaches nobody.';
const unmailedWords = 'No mail server is set up: the link is kept and reaches nobody.';
const heldWords =
  'The slots stay held for that long, but not beyond their start. Opening the link books nothing; the button on its page does.';

/** What the offer says so far, and its call. */
function useOffer({ call: { id, caseManager }, close }: Props) {
  const [hours, setHours] = useState<OfferHours>(usualOfferHours);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const { hasMailServer } = useCalls();
  const caseManagerId = chosen === undefined ? (caseManager?.id ?? null) : chosen;
  const input = { hours, caseManagerId };
  const send = async () => {
    setSending(true);
    const words = hasMailServer ? sentWords : keptWords;
    if (await runCallAction(offerSlots, id, input, words)) close();
    setSending(false);
  };
  const isDirty = hours !== usualOfferHours || chosen !== undefined;
  return { input, isDirty, isSending, hasMailServer, setHours, setChosen, send };
}

/** Says what will be sent, to whom and for how long the slots stay held. */
export function OfferDialog(props: Props) {
  const { call, close } = props;
  const { id, client, company, caseManager } = call;
  const { input, isDirty, isSending, hasMailServer, setHours, setChosen, send } = useOffer(props);
  const { hours, caseManagerId } = input;
  return (
    <Dialog
      kind="attachments"
      title="Send the slots as a link"
      close={close}
      isDirty={isDirty}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            loading={isSending}
            disabled={!client || !caseManagerId}
            onClick={() => void send()}
          >
            Send
          </Button>
        </>
      }
    >
      {!hasMailServer && <Alert type="warning" showIcon title={unmailedWords} />}
      <OfferedSlots call={call} />
      <div className="book-fields">
        {!client && <ClientChoice callId={id} />}
        <CaseManagerChoice
          companyId={company?.id ?? null}
          value={caseManagerId}
          references={caseManager ? [caseManager] : []}
          error={undefined}
          onChange={setChosen}
        />
        <LabelledInput<OfferHours>
          field={labelledField(offerSlots, 'hours')}
          value={hours}
          onChange={(value) => setHours(value ?? usualOfferHours)}
        />
      </div>
      <p className="soft">{heldWords}</p>
      {client && caseManagerId !== null && (
        <DryRunOf key={caseManagerId} action={offerSlots} id={id} input={() => input} />
      )}
    </Dialog>
  );
}

/** Brings company and case manager along, so the rest of the dialog follows at once. */
const ClientChoice = ({ callId }: { callId: string }) => (
  <LabelledInput<string>
    field={{ ...labelledField(changeCall, 'clientId'), required: true }}
    value={null}
    isWide
    onChange={(clientId) => clientId && void runCallAction(changeCall, callId, { clientId })}
  />
);

function OfferedSlots({ call: { client, slots } }: { call: OwnCall }) {
  const { dateFormat } = useSession();
  const offered = slots.filter(({ state }) => state !== 'booked');
  return (
    <>
      <p>
        The case manager chooses one of these for{' '}
        {client?.displayName ?? `the ${nameInSentence('client')}`} with one click:
      </p>
      <ul className="call-offered">
        {offered.map(({ id, startsAt, timeZone, specialistName, placeName }) => (
          <li key={id}>
            <strong>
              {dayText(startsAt, timeZone, dateFormat)} {clockText(startsAt, timeZone)}
            </strong>{' '}
            <span className="soft">
              {specialistName}, {placeName}, {zoneText(timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
