import { browserSetting } from '#kernel/web';

type Places = readonly (readonly [file: string, seconds: number])[];

const most = 50;

const places = browserSetting<Places>('dictation-places', {
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value.filter(
          (one): one is [string, number] =>
            Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
        )
      : null;
  },
  write: (value) => JSON.stringify(value),
  fallback: () => [],
});

/** Where this person stopped listening in this browser. */
export const rememberedPosition = (file: string): number =>
  places.get().find(([name]) => name === file)?.[1] ?? 0;

export const rememberPosition = (file: string, seconds: number): void =>
  places.set(
    [[file, seconds] as const, ...places.get().filter(([name]) => name !== file)].slice(0, most),
  );
