import { useBrowserSetting } from '#kernel/web';
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

type Place = { readonly isPlaying: boolean; readonly seconds: number; readonly length: number };

const nowhere: Place = { isPlaying: false, seconds: 0, length: 0 };

const followed = ['timeupdate', 'play', 'seeked', 'pause', 'ended', 'durationchange'] as const;

/** What the element does is shown; where it stopped is remembered. */
function useSound(audio: HTMLAudioElement, options: Options): Place {
  const [place, setPlace] = useState(nowhere);
  const { url, memory } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const remember = () => {
      if (memory) rememberPosition(memory, audio.ended ? 0 : audio.currentTime);
    };
    const follow = () => {
      const { currentTime: seconds, duration, paused } = audio;
      setPlace({ isPlaying: !paused, seconds, length: Number.isFinite(duration) ? duration : 0 });
      latest.current.onPoint?.(seconds);
    };
    const begin = () => {
      const at = memory ? rememberedPosition(memory) : 0;
      if (at > 0 && at < audio.duration) audio.currentTime = at;
    };
    const broken = () => latest.current.onBroken?.();
    for (const name of followed) audio.addEventListener(name, follow);
    audio.addEventListener('pause', remember);
    audio.addEventListener('loadedmetadata', begin);
    audio.addEventListener('error', broken);
    audio.preload = 'metadata';
    audio.src = url;
    return () => {
      for (const name of followed) audio.removeEventListener(name, follow);
      audio.removeEventListener('pause', remember);
      audio.removeEventListener('loadedmetadata', begin);
      audio.removeEventListener('error', broken);
      if (audio.currentTime > 0) remember();
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [audio, url, memory]);
  return place;
}

export function usePlayer(options: Options): Player {
  const [audio] = useState(() => new Audio());
  const place = useSound(audio, options);
  const [speed, setSpeedState] = useState(1);

  const goTo = (to: number) => {
    audio.currentTime = Math.max(0, Math.min(to, audio.duration || to));
  };
  const setSpeed = (to: number) => {
    setSpeedState(to);
    // A new source starts at the usual speed unless the default says otherwise.
    audio.defaultPlaybackRate = to;
    audio.playbackRate = to;
  };
  const toggle = () => {
    if (!audio.paused) audio.pause();
    // What cannot be played says so by its error event.
    else void audio.play().catch(() => audio.pause());
  };
  const act = (action: PlayerAction) => {
    if (action === 'play') toggle();
    else if (action === 'back') goTo(audio.currentTime - jumpSeconds);
    else if (action === 'forward') goTo(audio.currentTime + jumpSeconds);
    else setSpeed(nextSpeed(speed, action === 'faster' ? 1 : -1));
  };
  usePedals(options.hasKeys, act);
  return { ...place, speed, act, goTo, setSpeed };
}
