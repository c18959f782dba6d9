import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserSetting, choiceSetting } from './browser-setting.ts';

const key = 'test.colour';
const colour = () => choiceSetting(key, ['red', 'blue'], () => 'red');

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('[B-385] a setting of this browser', () => {
  test('has its default until it is chosen, and is kept then', () => {
    expect(colour().get()).toBe('red');

    colour().set('blue');

    expect(colour().get()).toBe('blue');
  });

  test.each(['green', '', '{"a":', 'null'])('ignores the corrupt entry %j', (text) => {
    localStorage.setItem(key, text);

    expect(colour().get()).toBe('red');
  });

  test('survives an entry that cannot even be parsed', () => {
    localStorage.setItem(key, '{"a":');
    const list = browserSetting<string[]>(key, {
      parse: (text) => JSON.parse(text) as string[],
      write: JSON.stringify,
      fallback: () => ['none'],
    });

    expect(list.get()).toEqual(['none']);
  });

  test('works where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const setting = colour();

    setting.set('blue');

    expect(setting.get()).toBe('blue');
  });

  test('tells who listens, also about another window', () => {
    const setting = colour();
    const heard = vi.fn<() => void>();
    const stop = setting.subscribe(heard);

    setting.set('blue');
    localStorage.setItem(key, 'red');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(setting.get()).toBe('red');
    expect(heard).toHaveBeenCalledTimes(2);

    stop();
    setting.set('blue');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
