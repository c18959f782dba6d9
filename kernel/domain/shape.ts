import type { Resource, RecordOf } from './resource.ts';

/**
 * The shape of an answer, as data: a word for a value (`'text'`, with `?` where it may be null), an
 * object of shapes, `[shape]` for a list, `record(company)` for a record as the API answers it. The
 * OpenAPI document, the types of handlers and of the client, and the check of every answer in the
 * API tests are made from it.
 */
export type Shape =
  | Word
  | RecordShape
  | OneOfShape
  | MapShape
  | NullableShape
  | Optional
  | readonly [Shape]
  | { readonly [key: string]: Shape | undefined };

type BareWord = keyof Words;
type Word = BareWord | `${BareWord}?`;

type Words = {
  text: string;
  id: string;
  number: number;
  flag: boolean;
  money: string;
  date: string;
  instant: string;
  /** Anything that JSON can say. */
  json: unknown;
};

/** A record of the named resource; the type parameter exists for TypeScript only. */
export type RecordShape<R = unknown> = { readonly $record: string; readonly $type?: R };
/** One of these words. */
export type OneOfShape<W extends string = string> = { readonly $oneOf: readonly W[] };
/** Values by names that are not known beforehand. */
export type MapShape<S = unknown> = { readonly $values: S };
/** The shape, or null. */
export type NullableShape<S = unknown> = { readonly $nullable: S };
/** A key that may be absent. */
type Optional<S = unknown> = { readonly $optional: S };

export const record = <const R extends Resource>(resource: R): RecordShape<RecordOf<R>> => ({
  $record: resource.name,
});
export const oneOf = <const W extends string>(
  words: readonly W[] | Readonly<Record<W, unknown>>,
): OneOfShape<W> => ({
  $oneOf: (Array.isArray(words) ? words : Object.keys(words)) as readonly W[],
});
export const mapOf = <const S extends Shape>(values: S): MapShape<S> => ({ $values: values });
export const nullable = <const S extends Shape>(shape: S): NullableShape<S> => ({
  $nullable: shape,
});
export const optional = <const S extends Shape>(shape: S): Optional<S> => ({ $optional: shape });
/** What lists answer. */
export const listOf = <const S extends Shape>(shape: S) =>
  ({ items: [shape], totalCount: 'number' }) as const;

/** A file or a page: no JSON. */
export type FileShape = { readonly $file: string };
export const fileAnswer = (contentType: string): FileShape => ({ $file: contentType });

/** What an action answers; `nothing` is 204. */
export type AnswerShape = Shape | FileShape | 'nothing';

type Nullable<W extends string> = W extends `${infer B}?`
  ? B extends BareWord
    ? Words[B] | null
    : never
  : W extends BareWord
    ? Words[W]
    : never;

type Kept<S> = { [K in keyof S as S[K] extends Optional ? never : K]: S[K] };
type MayLack<S> = { [K in keyof S as S[K] extends Optional ? K : never]: S[K] };

/** The value that a shape describes. */
export type ValueOfShape<S> = S extends string
  ? Nullable<S>
  : S extends RecordShape<infer R>
    ? R
    : S extends OneOfShape<infer W>
      ? W
      : S extends NullableShape<infer N>
        ? ValueOfShape<N> | null
        : S extends MapShape<infer V>
          ? Record<string, ValueOfShape<V>>
          : S extends readonly [infer One]
            ? readonly ValueOfShape<One>[]
            : S extends object
              ? { readonly [K in keyof Kept<S>]: ValueOfShape<S[K]> } & {
                  readonly [K in keyof MayLack<S>]?: S[K] extends Optional<infer O>
                    ? ValueOfShape<O>
                    : never;
                }
              : unknown;

/** What a handler of the action may return: the value, or JSON text that PostgreSQL built. */
export type AnswerOf<A> = A extends { readonly answer: infer S }
  ? S extends 'nothing'
    ? void
    : S extends FileShape
      ? unknown
      : ValueOfShape<S>
  : unknown;
