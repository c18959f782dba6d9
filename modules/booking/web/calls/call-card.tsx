import { CloseOutlined, EditOutlined, SearchOutlined, SendOutlined } from '@ant-design/icons';
import { formatPhone } from '#kernel/domain';
import { callAction, openTab, StatusChip, toast, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  callStatuses,
  callTones,
  closeCall,
  keptAtMost,
  withdrawOffer,
} from '../../domain/index.ts';
import { HoldClock } from '../book/hold-clock.tsx';
import { callName, searchForCall } from './call-words.ts';
import { chooseCall, loadCalls } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';
import { KeptChip } from './kept-chip.tsx';

const CallDialog = lazy(async () => ({
  default: (await import('./call-dialog.tsx')).CallDialog,
}));
const OfferDialog = lazy(async () => ({
  default: (await import('./offer-dialog.tsx')).OfferDialog,
}));

type Props = { call: OwnCall; isCurrent: boolean };

const run = async (action: typeof closeCall | typeof withdrawOffer, id: string, words: string) => {
  try {
    if (await callAction(action, id, {})) toast.success(words);
  } catch (error) {
    toastFailure(error);
  } finally {
    await loadCalls();
  }
};

export function CallCard({ call, isCurrent }: Props) {
  const [dialog, setDialog] = useState<'details' | 'offer' | null>(null);
  const { id, status, slots } = call;
  const name = callName(call);
  const isOpen = status === 'open';
  const close = () => setDialog(null);
  return (
    <li
      className={isCurrent ? 'call-card call-card-current' : 'call-card'}
      aria-label={`Call of ${name}`}
      onFocus={() => isOpen && chooseCall(id)}
      onPointerDown={() => isOpen && chooseCall(id)}
    >
      <CallHead call={call} edit={() => setDialog('details')} />
      {slots.length ? (
        <ul className="call-slots">
          {slots.map((slot) => (
            <KeptChip key={slot.id} call={call} slot={slot} />
          ))}
        </ul>
      ) : (
        <p className="call-none soft">
          No slot is kept yet. Find slots, then keep up to {keptAtMost} of them.
        </p>
      )}
      <div className="call-steps">
        {isOpen && (
          <Button
            size="small"
            icon={<SearchOutlined />}
            onClick={() => {
              chooseCall(id);
              openTab(searchForCall(call));
            }}
          >
            Find slots
          </Button>
        )}
        {(isOpen || status === 'offered') && (
          <Button
            size="small"
            icon={<SendOutlined />}
            disabled={!slots.length}
            onClick={() => setDialog('offer')}
          >
            {isOpen ? 'Send as link' : 'Send again'}
          </Button>
        )}
        {status === 'offered' && (
          <Button
            size="small"
            onClick={() => void run(withdrawOffer, id, 'The link does not work any more.')}
          >
            Withdraw
          </Button>
        )}
        <span className="spring" />
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={`Close the call of ${name}`}
          onClick={() => void run(closeCall, id, 'The call is closed.')}
        >
          Close
        </Button>
      </div>
      <Suspense>
        {dialog === 'details' && <CallDialog call={call} close={close} />}
        {dialog === 'offer' && <OfferDialog call={call} close={close} />}
      </Suspense>
    </li>
  );
}

function CallHead({ call, edit }: { call: OwnCall; edit: () => void }) {
  const { callerPhone, company, client, claimNo, suburb, status, offeredUntil } = call;
  const name = callName(call);
  const phone = formatPhone(callerPhone);
  const about = [client?.displayName, claimNo, company?.displayName, suburb].filter(
    (one) => one && one !== name,
  );
  return (
    <div className="call-head">
      <div className="call-who">
        <strong>{name}</strong>
        {phone && phone !== name && <span>{phone}</span>}
        {status !== 'open' && (
          <StatusChip tone={callTones[status]}>{callStatuses[status]}</StatusChip>
        )}
        {status === 'offered' && offeredUntil && <HoldClock until={offeredUntil} />}
      </div>
      <span className="call-about soft">{about.join(' · ') || 'For whom is it?'}</span>
      <Button
        size="small"
        type="text"
        className="call-edit"
        icon={<EditOutlined />}
        aria-label={`Details of the call of ${name}`}
        data-tip="Details"
        onClick={edit}
      />
    </div>
  );
}
