import { Dialog, useBrowserSetting } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import {
  keyName,
  mayBePedal,
  playerActions,
  playerKeys,
  usualKeys,
  withKey,
} from './player-keys.ts';
import type { PlayerAction } from './player-keys.ts';
import './player.css';

/** Waits for the next key, before the player or the page hears of it. */
function useNextKey(action: PlayerAction | null, take: (name: string) => void): void {
  useEffect(() => {
    if (!action) return;
    const press = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const name = keyName(event);
      if (name) take(name);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}

/** Which keys drive the player; a foot pedal is set to send some of them. */
export function KeysDialog({ close }: { close: () => void }) {
  const [keys, setKeys] = useBrowserSetting(playerKeys);
  const [asked, setAsked] = useState<PlayerAction | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useNextKey(asked, (name) => {
    const isPedal = mayBePedal(name);
    setRefused(isPedal || name === 'Escape' ? null : name);
    if (asked && isPedal) setKeys(withKey(keys, asked, name));
    setAsked(null);
  });
  return (
    <Suspense>
      <Dialog
        kind="confirm"
        title="Keys and foot pedal"
        close={close}
        footer={<Button onClick={() => setKeys(usualKeys)}>Back to the usual keys</Button>}
      >
        <p className="soft">They work wherever you type in this window.</p>
        <table className="mini-table player-keys">
          <tbody>
            {(Object.keys(playerActions) as PlayerAction[]).map((action) => (
              <tr key={action}>
                <th scope="row">{playerActions[action]}</th>
                <td>
                  {keys[action].map((name) => (
                    <kbd key={name} className="key">
                      {name}
                    </kbd>
                  ))}
                </td>
                <td>
                  <Button size="small" onClick={() => setAsked(action)}>
                    {asked === action ? 'Press a key…' : 'Add a key'}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {refused && (
          <p role="alert">
            {refused} is typed into the report. Take a function key or Ctrl with a key.
          </p>
        )}
      </Dialog>
    </Suspense>
  );
}
