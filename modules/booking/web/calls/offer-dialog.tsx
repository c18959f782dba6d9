import { callAction, Dialog, LeaveButton, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { changeCall, offerSlots, usualOfferHours } from '../../domain/index.ts';
import type { OfferHours } from '../../domain/index.ts';
import { CaseManagerChoice } from '../book/case-manager-choice.tsx';
import '../book/book.css';
import { clockText, dayText, zoneText } from '../book/shown-slot.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField, nameInSentence } from '../parts/tenant-labels.ts';
import { loadCalls } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';

/** Says what will be sent, to whom and for how long the slots stay held. */
export function OfferDialog({ call, close }: { call: OwnCall; close: () => void }) {
  const { dateFormat } = useSession();
  const [hours, setHours] = useState<OfferHours>(usualOfferHours);
  const [chosen, setCaseManager] = useState<string | null | undefined>(undefined);
  const caseManagerId = chosen === undefined ? (call.caseManager?.id ?? null) : chosen;
  const [isSending, setSending] = useState(false);
  const slots = call.slots.filter(({ state }) => state !== 'booked');
  /** Brings company and case manager along, so the rest of the dialog follows at once. */
  const chooseClient = async (clientId: string | null) => {
    try {
      if (clientId) await callAction(changeCall, call.id, { clientId });
      await loadCalls();
    } catch (error) {
      toastFailure(error);
    }
  };
  const send = async () => {
    setSending(true);
    try {
      if (caseManagerId && caseManagerId !== call.caseManager?.id) {
        await callAction(changeCall, call.id, { caseManagerId });
      }
      if (await callAction(offerSlots, call.id, { hours })) {
        toast.success('The link is on its way.');
        close();
      }
    } catch (error) {
      toastFailure(error);
    } finally {
      setSending(false);
      await loadCalls();
    }
  };
  return (
    <Dialog
      kind="attachments"
      title="Send the slots as a link"
      close={close}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            loading={isSending}
            disabled={!call.client || !caseManagerId}
            onClick={() => void send()}
          >
            Send
          </Button>
        </>
      }
    >
      <p>
        The case manager chooses one of these for{' '}
        {call.client?.displayName ?? `the ${nameInSentence('client')}`} with one click:
      </p>
      <ul className="call-offered">
        {slots.map(({ id, startsAt, timeZone, specialistName, placeName }) => (
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
      <div className="book-fields">
        {!call.client && (
          <LabelledInput<string>
            field={{ ...labelledField(changeCall, 'clientId'), required: true }}
            value={null}
            isWide
            onChange={(id) => void chooseClient(id)}
          />
        )}
        <CaseManagerChoice
          companyId={call.company?.id ?? null}
          value={caseManagerId}
          references={call.caseManager ? [call.caseManager] : []}
          error={undefined}
          onChange={setCaseManager}
        />
        <LabelledInput<OfferHours>
          field={labelledField(offerSlots, 'hours')}
          value={hours}
          onChange={(value) => setHours(value ?? usualOfferHours)}
        />
      </div>
      <p className="soft">
        The slots stay held as long. Opening the link books nothing; the button on its page does.
      </p>
    </Dialog>
  );
}
