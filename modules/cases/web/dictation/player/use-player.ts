import { useBrowserSetting } from '#kernel/web';
import { useEffect, useRef, useState } from 'react';
import { actionOfKey, keyName, playerKeys } from './player-keys.ts';
import type { PlayerAction } from './player-keys.ts';
import { rememberPosition, rememberedPosition } from './remembered-position.ts';
import { newSound } from './sound.ts';
import type { Place, Sound } from './sound.ts';

export const jumpSeconds = 3;
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const nextSpeed = (speed: number, step: 1 | -1): number => {
  const at = speeds.findIndex((one) => one >= speed);
  return speeds[Math.max(0, Math.min(speeds.length - 1, (at < 0 ? 0 : at) + step))] ?? 1;
};

export type Player = {
  readonly isPlaying: boolean;
  readonly seconds: number;
  readonly length: number;
  readonly speed: number;
  act(action: PlayerAction): void;
  goTo(seconds: number): void;
  setSpeed(speed: number): void;
};

/** A pedal works while somebody types elsewhere in the window. */
function usePedals(isOn: boolean, act: (action: PlayerAction) => void): void {
  const [keys] = useBrowserSetting(playerKeys);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const action = actionOfKey(keys, keyName(event));
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(action);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [isOn, keys]);
}

type Options = {
  readonly url: string;
  /** Under this name the place is remembered; without it nothing is. */
  readonly memory: string | undefined;
  readonly hasKeys: boolean;
  readonly onPoint: ((seconds: number) => void) | undefined;
  readonly onBroken: (() => void) | undefined;
};

const nowhere: Place = { isPlaying: false, seconds: 0, length: 0 };

/** What the sound does is shown; where it stopped is remembered. */
function useOpened(sound: Sound, options: Options): Place {
  const [place, setPlace] = useState(nowhere);
  const { url, memory } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      sound.open(url, {
        onMoved(next) {
          setPlace(next);
          latest.current.onPoint?.(next.seconds);
        },
        onReady(length) {
          const at = memory ? rememberedPosition(memory) : 0;
          if (at > 0 && at < length) sound.goTo(at);
        },
        onStopped: (seconds) => memory && rememberPosition(memory, seconds),
        onBroken: () => latest.current.onBroken?.(),
      }),
    [sound, url, memory],
  );
  return place;
}

export function usePlayer(options: Options): Player {
  const [sound] = useState(newSound);
  const place = useOpened(sound, options);
  const [speed, setSpeedState] = useState(1);
  const setSpeed = (to: number) => {
    setSpeedState(to);
    sound.setSpeed(to);
  };
  const act = (action: PlayerAction) => {
    if (action === 'play') sound.toggle();
    else if (action === 'back') sound.goBy(-jumpSeconds);
    else if (action === 'forward') sound.goBy(jumpSeconds);
    else setSpeed(nextSpeed(speed, action === 'faster' ? 1 : -1));
  };
  usePedals(options.hasKeys, act);
  return { ...place, speed, act, goTo: sound.goTo, setSpeed };
}
