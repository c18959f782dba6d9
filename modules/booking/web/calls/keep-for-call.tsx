import { CheckOutlined, PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { keepSlot } from '../../domain/index.ts';
import { callName } from './call-words.ts';
import { currentCall, stripState, useCalls } from './calls-store.ts';
import './calls.css';
import { runCallAction } from './run-call-action.ts';

/** Beside a held slot, while a call is open. */
export function KeepForCall({ slotId, time }: { slotId: string; time: string }) {
  const state = useCalls();
  const [isBusy, setBusy] = useState(false);
  const call = currentCall(state);
  const isKept = (state.calls ?? []).some(({ slots }) => slots.some(({ id }) => id === slotId));
  if (isKept) {
    return (
      <span className="call-kept">
        <CheckOutlined /> Kept
      </span>
    );
  }
  if (!call) return null;
  const keep = async () => {
    setBusy(true);
    if (await runCallAction(keepSlot, call.id, { slotId })) stripState.set('open');
    setBusy(false);
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      icon={<PhoneOutlined />}
      aria-label={`Keep ${time} for the call of ${callName(call)}`}
      data-tip={`For ${callName(call)}`}
      onClick={() => void keep()}
    >
      Keep for call
    </Button>
  );
}
