import { UserAddOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { Dialog, DryRunOf, LeaveButton, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField, nameInSentence } from '../parts/tenant-labels.ts';
import { bookSlot, booksForAnyCompany } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { TellPeople, toldWithout } from '../notices/tell-people.tsx';
import './book.css';
import { AgentClient, useBookableCompanies } from './agent-client.tsx';
import { CaseManagerChoice } from './case-manager-choice.tsx';
import { CaseOfBooking } from './case-of-booking.tsx';
import { NewClient } from './new-client.tsx';
import type { BookableSlot } from './shown-slot.ts';
import { SlotLine } from './slot-line.tsx';
import { useBooking } from './use-booking.ts';
import type { BookedAppointment, BookingValues } from './use-booking.ts';
import { useHold } from './use-hold.ts';

type Props = {
  slot: BookableSlot;
  /** What is known already, e.g. the company that was searched for. */
  start?: BookingValues;
  close: () => void;
  booked: (appointment: BookedAppointment) => void;
};

/** Books one slot for a client; the slot is held as long as the dialog is open. */
export function BookDialog({ slot, start = {}, close, booked }: Props) {
  const { actor } = useSession();
  const hold = useHold(slot, close);
  const form = useBooking(slot, start);
  const [isAdding, setAdding] = useState(false);
  const [typedClient, setTypedClient] = useState('');
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const { values, errors, references, set } = form;
  const isPractice = booksForAnyCompany(actor);
  const companies = useBookableCompanies(!isPractice);
  const isAgent = companies.length > 1;

  const leave = () => {
    hold.giveBack();
    close();
  };
  const submit = async () => {
    const done = await form.book();
    if (done) booked(done);
  };
  const input = (name: keyof typeof bookSlot.input, isWide = false) => (
    <LabelledInput
      field={labelledField(bookSlot, name)}
      value={values[name]}
      error={errors[name]}
      references={references}
      isWide={isWide}
      onChange={(value) => {
        set(name, value);
        // Whoever worked for the other company does not come along.
        if (name === 'companyId') set('caseManagerId', null);
      }}
    />
  );

  return (
    <Dialog
      kind="attachments"
      title="Book an appointment"
      close={leave}
      isDirty={form.isChanged}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" loading={form.isBooking} onClick={() => void submit()}>
            Book
          </Button>
        </>
      }
    >
      <SlotLine slot={slot} hold={hold} />
      <div className="book-fields">
        {isAgent ? (
          <AgentClient
            companies={companies}
            clientId={(values.clientId as string | undefined) ?? null}
            companyId={(values.companyId as string | undefined) ?? null}
            error={errors.clientId}
            choose={(companyId, clientId) => {
              set('companyId', companyId);
              set('clientId', clientId);
            }}
          />
        ) : (
          <div className="book-client wide">
            <LabelledInput<string>
              field={labelledField(bookSlot, 'clientId')}
              value={values.clientId as string}
              error={errors.clientId}
              references={references}
              onSearch={(text) => {
                // The list forgets what was typed when the cursor leaves it.
                if (text) setTypedClient(text);
              }}
              onChange={(value) => {
                setTypedClient('');
                form.chooseClient(value);
              }}
            />
            {can(actor, 'client.create') && (
              <Button icon={<UserAddOutlined />} onClick={() => setAdding(true)}>
                New {nameInSentence('client')}
              </Button>
            )}
          </div>
        )}
        {isPractice && input('companyId')}
        {isPractice && (
          <CaseManagerChoice
            companyId={(values.companyId as string | undefined) ?? null}
            value={(values.caseManagerId as string | undefined) ?? null}
            references={references}
            error={errors.caseManagerId}
            onChange={(id) => set('caseManagerId', id)}
          />
        )}
        {input('consultationType')}
        {input('interpreterRequired')}
        {Boolean(values.interpreterRequired) && input('languageId')}
        {input('note', true)}
        <CaseOfBooking values={values} set={set} />
      </div>
      {typeof values.clientId === 'string' && (
        <TellPeople
          about={{
            slotId: slot.id,
            clientId: values.clientId,
            ...(typeof values.caseManagerId === 'string' && {
              caseManagerId: values.caseManagerId,
            }),
          }}
          untold={untold}
          setUntold={(next) => {
            setUntold(next);
            set('tell', toldWithout(next));
          }}
        />
      )}
      <DryRunOf action={bookSlot} id={slot.id} input={form.inputOf} />
      {isAdding && (
        <NewClient
          companyId={(values.companyId as string | undefined) ?? null}
          typed={typedClient}
          close={() => setAdding(false)}
          done={(added) => {
            setAdding(false);
            form.chooseClient(added.id, added);
          }}
        />
      )}
    </Dialog>
  );
}
