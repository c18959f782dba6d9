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

/** Says what will be sent, to whom and for how long the slots stay held. */
export function OfferDialog({ call, close }: Props) {
  const { id, client, company, caseManager } = call;
  const [hours, setHours] = useState<OfferHours>(usualOfferHours);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const { hasMailServer } = useCalls();
  const managerId = chosen === undefined ? (caseManager?.id ?? null) : chosen;
  const isOther = managerId !== null && managerId !== caseManager?.id;
  const send = async () => {
    setSending(true);
    const isReady = !isOther || (await runCallAction(changeCall, id, { caseManagerId: managerId }));
    const words = hasMailServer ? sentWords : keptWords;
    if (isReady && (await runCallAction(offerSlots, id, { hours }, words))) close();
    setSending(false);
  };
  return (
    <Dialog
      kind="attachments"
      title="Send the slots as a link"
      close={close}
      footer={
        <>
          <LeaveButton />
          <SendButton isSending={isSending} isReady={!!client && !!managerId} send={send} />
        </>
      }
    >
      {!hasMailServer && <NoMailServer />}
      <OfferedSlots call={call} />
      <div className="book-fields">
        {!client && <ClientChoice callId={id} />}
        <CaseManagerChoice
          companyId={company?.id ?? null}
          value={managerId}
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
      <p className="soft">
        The slots stay held for that long, but not beyond their start. Opening the link books
        nothing; the button on its page does.
      </p>
      {client && managerId !== null && !isOther && (
        <DryRunOf action={offerSlots} id={id} input={() => ({ hours })} />
      )}
    </Dialog>
  );
}

const NoMailServer = () => (
  <Alert
    type="warning"
    showIcon
    title="No mail server is set up: the link is kept and reaches nobody."
  />
);

type SendProps = { isSending: boolean; isReady: boolean; send: () => Promise<void> };

const SendButton = ({ isSending, isReady, send }: SendProps) => (
  <Button type="primary" loading={isSending} disabled={!isReady} onClick={() => void send()}>
    Send
  </Button>
);

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
