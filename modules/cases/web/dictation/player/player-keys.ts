import { browserSetting } from '#kernel/web';

export const playerActions = {
  back: 'Back 3 seconds',
  play: 'Play or pause',
  forward: 'Forward 3 seconds',
  slower: 'Slower',
  faster: 'Faster',
} as const;

export type PlayerAction = keyof typeof playerActions;
export type PlayerKeys = Readonly<Record<PlayerAction, readonly string[]>>;

/** A foot pedal sends keys; left, middle and right are back, play and forward. */
export const usualKeys: PlayerKeys = {
  back: ['F4', 'Ctrl+Left'],
  play: ['F5', 'Ctrl+Space'],
  forward: ['F6', 'Ctrl+Right'],
  slower: ['F7'],
  faster: ['F8'],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/** `Ctrl+Space`; null for a key that only waits for another. */
export function keyName({ key, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string | null {
  if (['Control', 'Alt', 'Shift', 'Meta'].includes(key)) return null;
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'];
  return [...held.filter(Boolean), name].join('+');
}

export const actionOfKey = (keys: PlayerKeys, name: string | null): PlayerAction | null =>
  name === null
    ? null
    : ((Object.keys(keys) as PlayerAction[]).find((action) => keys[action].includes(name)) ?? null);

/** A key that would be typed into the report cannot be a pedal. */
export const mayBePedal = (name: string): boolean => /^F\d{1,2}$|[+]|^Media|^Audio/.test(name);

/** The key does this from now on, and nothing else any more. */
export function withKey(keys: PlayerKeys, action: PlayerAction, name: string): PlayerKeys {
  const others = Object.entries(keys).map(([one, held]) => [
    one,
    held.filter((key) => key !== name),
  ]);
  const without = { ...keys, ...(Object.fromEntries(others) as Partial<PlayerKeys>) };
  return { ...without, [action]: [...without[action], name] };
}

const isKeys = (value: unknown): value is PlayerKeys =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(playerActions).every((action) => {
    const keys = (value as Record<string, unknown>)[action];
    return Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  });

export const playerKeys = browserSetting<PlayerKeys>('dictation-keys', {
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    return isKeys(value) ? value : null;
  },
  write: (keys) => JSON.stringify(keys),
  fallback: () => usualKeys,
});
