import type { DomainEvent } from './event.ts';
import type { ComputedKeys, Field, Fields, InputValues, StateKeys, ValuesOf } from './field.ts';
import type { RefusalValues } from './refusals.ts';
import type { AnyResource, Resource } from './resource.ts';
import type { StoredTable } from './stored-table.ts';

/** One record, or the version of it that the decision was made on. */
export type RecordRef = string | { readonly id: string; readonly concurrencyStamp?: string };

type Values = Readonly<Record<string, unknown>>;

/** Where a resource's scope would hide a record from the caller, the consequence reaches it anyway. */
type Reach = { readonly beyondScope?: true };

export type Change = Reach & {
  readonly write: 'change';
  readonly resource: string;
  readonly ids: readonly string[];
  readonly stamp?: string;
  readonly values: Values;
};

export type Creation = {
  readonly write: 'create';
  readonly resource: string;
  readonly id?: string;
  readonly values: Values;
};

export type Removal = Reach & {
  readonly write: 'remove';
  readonly resource: string;
  readonly ids: readonly string[];
  readonly stamp?: string;
};

/** A step of a workflow: the axes that it moves, and what else the record says from then on. */
export type Move = Reach & {
  readonly write: 'move';
  readonly resource: string;
  readonly id: string;
  readonly move: string;
  readonly to: Readonly<Record<string, string>>;
  readonly values: Values;
  readonly note: string | null;
};

/** The child rows of a record as they shall be: what is missing goes, what is new comes. */
export type CollectionEdit = {
  readonly write: 'rows';
  readonly resource: string;
  readonly parentId: string;
  readonly rows: readonly (Values & { readonly id?: string | null })[];
};

/** Records as they shall be, whether they are missing, changed or deleted now. */
export type Restoration = {
  readonly write: 'put';
  readonly resource: string;
  readonly records: readonly (Values & { readonly id: string })[];
};

/** A row of a plain table, taken only while it still is what the decision saw. */
export type RowClaim = {
  readonly write: 'claim';
  readonly table: string;
  readonly id: string;
  readonly expect: Values;
  readonly values: Values;
  readonly otherwise: string;
};

export type Emission = { readonly write: 'emit'; readonly event: DomainEvent };

export type Write =
  | Change
  | Creation
  | Removal
  | Move
  | CollectionEdit
  | Restoration
  | RowClaim
  | Emission;

/** What a pure rule answers: this is what will happen, no, or ask the person first. */
export type Accepted = { readonly kind: 'accepted'; readonly writes: readonly Write[] };
export type Refused = {
  readonly kind: 'refused';
  readonly code: string;
  readonly field?: string;
  readonly values?: RefusalValues;
};
export type Question = { readonly key: string; readonly text: string };
export type Asked = { readonly kind: 'asked'; readonly questions: readonly Question[] };
export type Decision = Accepted | Refused | Asked;

type Item = Write | Refused | Asked | readonly Item[] | null | undefined | false;

/** All of it in one transaction, or nothing. A part that was refused or asks decides for the whole. */
export function accept(...items: readonly Item[]): Decision {
  const flat = items.flat(5) as (Write | Refused | Asked | null | undefined | false)[];
  const parts = flat.filter((item) => item !== null && item !== undefined && item !== false);
  const refused = parts.find((part) => 'kind' in part && part.kind === 'refused');
  if (refused) return refused as Refused;
  const asked = parts.find((part) => 'kind' in part && part.kind === 'asked');
  if (asked) return asked as Asked;
  return { kind: 'accepted', writes: parts as Write[] };
}

/** What several rules answer, as one: the first that refuses or asks decides for the whole. */
export const together = (decisions: readonly Decision[]): Decision =>
  accept(decisions.map((one) => (one.kind === 'accepted' ? one.writes : one)));

type RefusalExtra = { readonly field?: string; readonly values?: RefusalValues };

/** `values` fill the `{names}` in the sentence of the catalogue. */
export const refuse = (code: string, extra: RefusalExtra = {}): Refused => ({
  kind: 'refused',
  code,
  ...extra,
});

/** The same call goes on once it names the question: `answers: { lateArrival: 'yes' }`. */
export const ask = (key: string, text: string): Asked => ({
  kind: 'asked',
  questions: [{ key, text }],
});

/** The questions that the person has not answered yet; null when there is none. */
export function askUnanswered(
  questions: readonly Question[],
  answers: Answers | null | undefined,
): Asked | null {
  const open = questions.filter(({ key }) => !isAnswered(answers, key));
  return open.length ? { kind: 'asked', questions: open } : null;
}

/** What the person said to each question, by its key. */
export type Answers = Readonly<Record<string, 'yes'>>;

export const isAnswered = (answers: Answers | null | undefined, key: string): boolean =>
  Object.hasOwn(answers ?? {}, key) && answers?.[key] === 'yes';

type FieldsOf<R> = R extends Resource<infer F> ? F : Fields;

/** States are left out: only a move writes them. */
type OthersWrite<R> = StateKeys<FieldsOf<R>> | ComputedKeys<FieldsOf<R>>;

/** What is written to a resource that is known only while running: its fields are checked then. */
type IfKnown<R, V> = string extends keyof FieldsOf<R> ? Values : V;

export type ChangesOf<R> = IfKnown<R, Partial<Omit<ValuesOf<FieldsOf<R>>, OthersWrite<R>>>>;

export type NewRecordOf<R> = { readonly id?: string } & IfKnown<
  R,
  Omit<InputValues<FieldsOf<R>>, OthersWrite<R>> extends infer V ? V : never
>;

const refOf = (ref: RecordRef) =>
  typeof ref === 'string'
    ? { ids: [ref] }
    : {
        ids: [ref.id],
        ...(ref.concurrencyStamp !== undefined && { stamp: ref.concurrencyStamp }),
      };

export const change = <R extends AnyResource>(
  resource: R,
  record: RecordRef,
  values: ChangesOf<R>,
): Change => ({ write: 'change', resource: resource.name, ...refOf(record), values });

/** The same change to several records. */
export const changeAll = <R extends AnyResource>(
  resource: R,
  ids: readonly string[],
  values: ChangesOf<R>,
): Change => ({ write: 'change', resource: resource.name, ids, values });

export const create = <R extends AnyResource>(resource: R, given: NewRecordOf<R>): Creation => {
  const { id, ...values } = given as { id?: string } & Values;
  return { write: 'create', resource: resource.name, ...(id !== undefined && { id }), values };
};

/** Softly: the row stays for the history and for the records that point at it. */
export const remove = (resource: AnyResource, record: RecordRef): Removal => ({
  write: 'remove',
  resource: resource.name,
  ...refOf(record),
});

export const removeAll = (resource: AnyResource, ids: readonly string[]): Removal => ({
  write: 'remove',
  resource: resource.name,
  ids,
});

/** Whole rows: what a row leaves out of what callers may write is empty from then on. */
export const replaceRows = (
  resource: AnyResource,
  parentId: string,
  rows: CollectionEdit['rows'],
): CollectionEdit => ({
  write: 'rows',
  resource: resource.name,
  parentId,
  rows: rows.map((row) => ({ ...emptyRow(resource), ...row })),
});

const emptyRow = ({ fields, parent }: AnyResource): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key, field]) => key !== parent?.field && key !== parent?.order && mayBeNull(field))
      .map(([key]) => [key, null]),
  );

const mayBeNull = ({ required, readOnly, kind, default: fallback }: Field): boolean =>
  !required && !readOnly && fallback === undefined && kind !== 'flag' && kind !== 'multiLookup';

/** Brings records back to what they were made as; what is so already leaves no history. */
export const putBack = (resource: AnyResource, records: Restoration['records']): Restoration => ({
  write: 'put',
  resource: resource.name,
  records,
});

/** `otherwise` is the refusal when somebody else was faster. */
export const claim = <T extends StoredTable>(
  table: T,
  id: string,
  given: {
    readonly expect: Readonly<Partial<Record<keyof T['columns'], unknown>>>;
    readonly set: Readonly<Partial<Record<keyof T['columns'], unknown>>>;
    readonly otherwise: string;
  },
): RowClaim => ({
  write: 'claim',
  table: table.name,
  id,
  expect: given.expect,
  values: given.set,
  otherwise: given.otherwise,
});

export const emit = (event: DomainEvent): Emission => ({ write: 'emit', event });

/** A consequence that reaches a record which the caller could not open. */
export const beyondScope = <W extends Change | Removal | Move>(write: W): W => ({
  ...write,
  beyondScope: true,
});
