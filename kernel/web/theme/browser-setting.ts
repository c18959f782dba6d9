import { useSyncExternalStore } from 'react';

type Kind<T> = {
  /** Null for what cannot be read: a corrupt entry counts as none. */
  parse: (text: string) => T | null;
  write: (value: T) => string;
  fallback: () => T;
};

export type BrowserSetting<T> = {
  readonly key: string;
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
};

/** B-385: kept in this browser, never on the server. Other windows follow. */
export function browserSetting<T>(key: string, { parse, write, fallback }: Kind<T>) {
  const listeners = new Set<() => void>();
  let known: { value: T } | null = null;

  const read = (): T => {
    const text = stored(key);
    try {
      return (text === null ? null : parse(text)) ?? fallback();
    } catch {
      return fallback();
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    known = null;
    tell();
  };

  return {
    key,
    get: () => (known ??= { value: read() }).value,
    set: (value) => {
      known = { value };
      keep(key, write(value));
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', fromElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', fromElsewhere);
      };
    },
  } satisfies BrowserSetting<T>;
}

export const choiceSetting = <const T extends string>(
  key: string,
  choices: readonly T[],
  fallback: () => T,
): BrowserSetting<T> =>
  browserSetting<T>(key, {
    parse: (text) => choices.find((choice) => choice === text) ?? null,
    write: (value) => value,
    fallback,
  });

export function useBrowserSetting<T>(setting: BrowserSetting<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(setting.subscribe, setting.get), setting.set];
}
