import type { Fields, InputValues } from './field.ts';

/** Something that happened, as it is written in the business transaction. */
export type DomainEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

export type EventDefinition<F extends Fields = Fields> = {
  readonly type: string;
  readonly fields: F;
  /** The event with these facts. */
  (facts: InputValues<F>): DomainEvent & InputValues<F>;
};

export type AnyEvent = { readonly type: string; readonly fields: Fields };

/** What a subscriber is handed. */
export type EventFacts<E> = E extends EventDefinition<infer F> ? InputValues<F> : never;

/** Declares an event with its facts; whoever subscribes gets them typed. */
export function defineEvent<const F extends Fields>(type: string, fields: F): EventDefinition<F> {
  const build = (facts: InputValues<F>) => ({ ...facts, type });
  return Object.assign(build, { type, fields }) as EventDefinition<F>;
}
