import { useBrowserSetting } from '#kernel/web';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { actionOfKey, keyName, playerKeys } from './player-keys.ts';
import type { PlayerAction } from './player-keys.ts';
import { rememberPosition, rememberedPosition } from './remembered-position.ts';

export const jumpSeconds = 3;
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const nextSpeed = (speed: number, step: 1 | -1): number => {
  const at = speeds.findIndex((one) => one >= speed);
  return speeds[Math.max(0, Math.min(speeds.length - 1, (at < 0 ? 0 : at) + step))] ?? 1;
};

export type Player = {
  readonly audio: RefObject<HTMLAudioElement | null>;
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
  /** Under this name the place is remembered; without it nothing is. */
  readonly memory?: string | undefined;
  readonly hasKeys: boolean;
};

export function usePlayer({ memory, hasKeys }: Options): Player & { onLoaded(): void } {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);
  const [speed, setSpeedState] = useState(1);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const follow = () => {
      setSeconds(element.currentTime);
      setPlaying(!element.paused);
    };
    const stopped = () => {
      follow();
      if (memory) rememberPosition(memory, element.ended ? 0 : element.currentTime);
    };
    const events = ['timeupdate', 'play', 'seeked'] as const;
    for (const name of events) element.addEventListener(name, follow);
    for (const name of ['pause', 'ended'] as const) element.addEventListener(name, stopped);
    return () => {
      if (memory && element.currentTime > 0 && !element.ended) {
        rememberPosition(memory, element.currentTime);
      }
      for (const name of events) element.removeEventListener(name, follow);
      for (const name of ['pause', 'ended'] as const) element.removeEventListener(name, stopped);
    };
  }, [memory]);

  const goTo = (to: number) => {
    const element = audio.current;
    if (!element) return;
    element.currentTime = Math.max(0, Math.min(to, element.duration || to));
    setSeconds(element.currentTime);
  };
  const setSpeed = (to: number) => {
    setSpeedState(to);
    if (audio.current) audio.current.playbackRate = to;
  };
  const toggle = () => {
    const element = audio.current;
    if (!element?.paused) element?.pause();
    // A recording that cannot be played says so by its error event.
    else void element.play().catch(() => setPlaying(false));
  };
  const act = (action: PlayerAction) => {
    const now = audio.current?.currentTime ?? 0;
    if (action === 'play') toggle();
    else if (action === 'back') goTo(now - jumpSeconds);
    else if (action === 'forward') goTo(now + jumpSeconds);
    else setSpeed(nextSpeed(speed, action === 'faster' ? 1 : -1));
  };
  usePedals(hasKeys, act);

  const onLoaded = () => {
    const element = audio.current;
    if (!element) return;
    setLength(element.duration);
    element.playbackRate = speed;
    const place = memory ? rememberedPosition(memory) : 0;
    if (place > 0 && place < element.duration) goTo(place);
  };
  return { audio, isPlaying, seconds, length, speed, act, goTo, setSpeed, onLoaded };
}
