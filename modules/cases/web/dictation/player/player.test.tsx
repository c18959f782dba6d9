import { eventually, render } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockText } from './clock-text.ts';
import { DictationPlayer } from './dictation-player.tsx';
import { actionOfKey, keyName, mayBePedal, playerKeys, usualKeys, withKey } from './player-keys.ts';
import { rememberedPosition, rememberPosition } from './remembered-position.ts';
import { nextSpeed } from './use-player.ts';

const pressed = (key: string, held: object = {}) => ({
  ...{ key, code: '', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false },
  ...held,
});

describe('the keys of the player', () => {
  test.each([
    [pressed('F4'), 'F4'],
    [pressed(' ', { ctrlKey: true }), 'Ctrl+Space'],
    [pressed('ArrowLeft', { ctrlKey: true }), 'Ctrl+Left'],
    [pressed('a'), 'A'],
    [pressed('Control', { ctrlKey: true }), null],
  ])('%j is called %s', (event, name) => {
    expect(keyName(event)).toBe(name);
  });

  test.each([
    ['F4', 'back'],
    ['F5', 'play'],
    ['Ctrl+Space', 'play'],
    ['F6', 'forward'],
    ['A', null],
  ])('%s does %s', (name, action) => {
    expect(actionOfKey(usualKeys, name)).toBe(action);
  });

  test('a key that was given to something else does only that', () => {
    const keys = withKey(usualKeys, 'faster', 'F5');

    expect(actionOfKey(keys, 'F5')).toBe('faster');
    expect(keys.play).toEqual(['Ctrl+Space']);
  });

  test('what is typed into the report is no pedal', () => {
    expect(['F9', 'Ctrl+K', 'MediaPlayPause', 'A', 'Space', 'Enter'].map(mayBePedal)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('the speed goes from a half to two', () => {
  expect([nextSpeed(0.5, -1), nextSpeed(1, 1), nextSpeed(2, 1)]).toEqual([0.5, 1.25, 2]);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3605, '1:00:05'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('of fifty dictations the place is remembered', () => {
  for (let n = 0; n <= 50; n += 1) rememberPosition(`file-${n}`, n + 1);

  expect([rememberedPosition('file-0'), rememberedPosition('file-1')]).toEqual([0, 2]);
});

describe('a player', () => {
  let sound: HTMLAudioElement & { isOn: boolean };

  beforeEach(() => {
    playerKeys.set(usualKeys);
    vi.stubGlobal('Audio', function Audio() {
      sound = Object.assign(document.createElement('audio'), { isOn: false });
      Object.defineProperty(sound, 'paused', { get: () => !sound.isOn });
      Object.defineProperty(sound, 'duration', { get: () => 60 });
      Object.defineProperty(sound, 'currentTime', { value: 0, writable: true });
      sound.play = async () => {
        sound.isOn = true;
        sound.dispatchEvent(new Event('play'));
      };
      sound.pause = () => {
        sound.isOn = false;
        sound.dispatchEvent(new Event('pause'));
      };
      return sound;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const key = (init: KeyboardEventInit, target: EventTarget = window) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      target.dispatchEvent(event);
    });

  test('obeys the pedal while somebody types elsewhere in the window', async () => {
    const place = await render(
      <>
        <textarea aria-label="Report" />
        <DictationPlayer url="/a.webm" label="Recording" hasKeys />
      </>,
    );
    const typing = place.querySelector('textarea') ?? window;

    await key({ key: 'F5' }, typing);
    expect(sound.isOn).toBe(true);
    sound.currentTime = 10;
    await key({ key: 'F4' }, typing);
    expect(sound.currentTime).toBe(7);
    await key({ key: 'F6' }, typing);
    expect(sound.currentTime).toBe(10);
    await key({ key: 'F8' }, typing);
    expect(sound.playbackRate).toBe(1.25);
    await key({ key: ' ', ctrlKey: true }, typing);
    expect(sound.isOn).toBe(false);
  });

  test('leaves the keys alone where nobody types a report', async () => {
    await render(<DictationPlayer url="/a.webm" label="Recording" />);

    await key({ key: 'F5' });

    expect(sound.isOn).toBe(false);
  });

  test('begins where it was stopped', async () => {
    rememberPosition('dictation', 42);
    await render(<DictationPlayer url="/a.webm" label="Recording" memory="dictation" />);

    await act(async () => void sound.dispatchEvent(new Event('loadedmetadata')));

    await eventually(() => expect(sound.currentTime).toBe(42));
    sound.currentTime = 50;
    await act(async () => sound.pause());
    expect(rememberedPosition('dictation')).toBe(50);
  });
});
