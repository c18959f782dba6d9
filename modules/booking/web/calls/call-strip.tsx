import { DownOutlined, PhoneOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { useBrowserSetting } from '#kernel/web';
import { Button } from 'antd';
import { CallCard } from './call-card.tsx';
import { callName } from './call-words.ts';
import { focusCall } from './focus-call.ts';
import { beginCall, currentCall, stripState, useCalls } from './calls-store.ts';
import './calls.css';
import { useOwnCalls } from './use-own-calls.ts';

/** The calls of a booking officer side by side, under every page. */
export default function CallStrip() {
  useOwnCalls();
  const state = useCalls();
  const [fold, setFold] = useBrowserSetting(stripState);
  const calls = state.calls ?? [];
  const isOpen = fold === 'open';
  if (!isOpen && !calls.length) return null;
  const current = currentCall(state);
  return (
    <section className="call-strip" aria-label="Calls">
      <header className="call-strip-head">
        <PhoneOutlined />
        <h2>{calls.length === 1 ? '1 call' : `${calls.length || 'No'} calls`}</h2>
        {!isOpen && <span className="soft">{calls.map(callName).join(', ')}</span>}
        <span className="spring" />
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => void beginCall().then(focusCall)}
        >
          New call
        </Button>
        <Button
          size="small"
          type="text"
          icon={isOpen ? <DownOutlined /> : <UpOutlined />}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Fold the calls' : 'Show the calls'}
          data-tip={isOpen ? 'Fold' : 'Show'}
          onClick={() => setFold(isOpen ? 'folded' : 'open')}
        />
      </header>
      {isOpen &&
        (calls.length ? (
          <ul className="call-cards">
            {calls.map((call) => (
              <CallCard key={call.id} call={call} isCurrent={call.id === current?.id} />
            ))}
          </ul>
        ) : (
          <NoCalls />
        ))}
    </section>
  );
}

const NoCalls = () => (
  <p className="call-strip-empty">
    The telephone rings? Press <kbd className="key">Ctrl K</kbd> and type the caller’s number, a
    suburb or a claim number. Or begin with New call.
  </p>
);
