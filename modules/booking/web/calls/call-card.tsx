import { EditOutlined } from '@ant-design/icons';
import { formatPhone } from '#kernel/domain';
import { StatusChip } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { callStatuses, callTones, keptAtMost } from '../../domain/index.ts';
import { HoldClock } from '../book/hold-clock.tsx';
import { callElementId } from './focus-call.ts';
import { CallSteps } from './call-steps.tsx';
import { callName } from './call-words.ts';
import { chooseCall } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';
import { KeptChip } from './kept-chip.tsx';

const CallDialog = lazy(async () => ({
  default: (await import('./call-dialog.tsx')).CallDialog,
}));
const OfferDialog = lazy(async () => ({
  default: (await import('./offer-dialog.tsx')).OfferDialog,
}));

type Props = { call: OwnCall; isCurrent: boolean };

export function CallCard({ call, isCurrent }: Props) {
  const [dialog, setDialog] = useState<'details' | 'offer' | null>(null);
  const close = () => setDialog(null);
  return (
    <li
      id={callElementId(call.id)}
      className={isCurrent ? 'call-card call-card-current' : 'call-card'}
      aria-label={`Call of ${callName(call)}`}
    >
      <CallHead call={call} isCurrent={isCurrent} edit={() => setDialog('details')} />
      {call.slots.length ? (
        <ul className="call-slots">
          {call.slots.map((slot) => (
            <KeptChip key={slot.id} call={call} slot={slot} />
          ))}
        </ul>
      ) : (
        <p className="call-none soft">
          No slot is kept yet. Find slots, then keep up to {keptAtMost} of them.
        </p>
      )}
      <CallSteps call={call} offer={() => setDialog('offer')} />
      <Suspense>
        {dialog === 'details' && <CallDialog call={call} close={close} />}
        {dialog === 'offer' && <OfferDialog call={call} close={close} />}
      </Suspense>
    </li>
  );
}

function CallHead({ call, isCurrent, edit }: Props & { edit: () => void }) {
  const { callerPhone, company, client, claimNo, suburb, status, offeredUntil } = call;
  const name = callName(call);
  const phone = formatPhone(callerPhone);
  const about = [client?.displayName, claimNo, company?.displayName, suburb].filter(
    (one) => one && one !== name,
  );
  return (
    <div className="call-head">
      <div className="call-who">
        <button
          type="button"
          className="call-name"
          aria-pressed={isCurrent}
          data-tip={isCurrent ? 'Slots are kept for this call' : 'Keep slots for this call'}
          onClick={() => chooseCall(call.id)}
        >
          {name}
        </button>
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
