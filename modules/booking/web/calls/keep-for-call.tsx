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
  const keep = async (button: HTMLElement) => {
    const around = button.closest('[role=group]');
    setBusy(true);
    const isDone = await runCallAction(keepSlot, call.id, { slotId });
    setBusy(false);
    if (!isDone) return;
    stripState.set('open');
    // The button makes way for a word; the keyboard goes on beside it.
    around?.querySelector<HTMLElement>('.ant-btn-primary')?.focus({ preventScroll: true });
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      icon={<PhoneOutlined />}
      aria-label={`Keep ${time} for the call of ${callName(call)}`}
      data-tip={`For ${callName(call)}`}
      onClick={({ currentTarget }) => void keep(currentTarget)}
    >
      Keep
    </Button>
  );
}
