import { CloseOutlined, SearchOutlined, SendOutlined } from '@ant-design/icons';
import { openTab } from '#kernel/web';
import { Button } from 'antd';
import { closeCall, withdrawOffer } from '../../domain/index.ts';
import { awaitSlots } from '../search/awaited-slots.ts';
import { callName, searchForCall } from './call-words.ts';
import { chooseCall } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';
import { runCallAction } from './run-call-action.ts';

/** What can be done with a call where it stands. */
export function CallSteps({ call, offer }: { call: OwnCall; offer: () => void }) {
  const { id, status, slots, client, suburb } = call;
  const isOpen = status === 'open';
  const find = () => {
    chooseCall(id);
    awaitSlots();
    openTab(searchForCall(call));
  };
  return (
    <div className="call-steps">
      {isOpen && (
        <Button
          size="small"
          {...((client || suburb) && { 'data-next-step': true })}
          icon={<SearchOutlined />}
          onClick={find}
        >
          Find slots
        </Button>
      )}
      {(isOpen || status === 'offered') && (
        <Button size="small" icon={<SendOutlined />} disabled={!slots.length} onClick={offer}>
          {isOpen ? 'Send as link' : 'Send again'}
        </Button>
      )}
      {status === 'offered' && (
        <Button
          size="small"
          onClick={() =>
            void runCallAction(withdrawOffer, id, {}, 'The link does not work any more.')
          }
        >
          Withdraw
        </Button>
      )}
      <span className="spring" />
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={`Close the call of ${callName(call)}`}
        onClick={() => void runCallAction(closeCall, id, {}, 'The call is closed.')}
      >
        Close
      </Button>
    </div>
  );
}
