import type { Tone, Tones } from './status-tone.ts';

/** The shape of one field of a record. Plain data: it survives JSON. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'percent'
  | 'decimal'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'timeZone'
  | 'flag'
  | 'choice'
  | 'multiChoice'
  | 'lookup'
  | 'multiLookup'
  | 'email'
  | 'phone'
  | 'url'
  | 'address'
  | 'file'
  | 'json'
  | 'rows';

export type Choices = Readonly<Record<string, string>>;

export type FieldOptions = {
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly default?: string | number | boolean | readonly object[];
  /** Every record has it, but who leaves it out or empties it gets what a trigger of the table says. */
  readonly filledIn?: true;
  /** Written by actions and the server only; refused in a create or update body. */
  readonly readOnly?: boolean;
  /** Read only, but a sheet of records that lived in another system may bring its value along. */
  readonly importable?: true;
  /** Part of `filterText`. */
  readonly searchable?: boolean;
  /** `false` keeps the field out of the change history. */
  readonly history?: boolean;
  /** Counted anew for every record by the server: who writes nothing else leaves no note, and no index follows it. */
  readonly recounted?: true;
  readonly hint?: string;
  /** Read where there is no value: `No cap`. */
  readonly empty?: string;
  /** The same, where the value of a field beside it says what is read instead. */
  readonly emptyAs?: {
    readonly by: string;
    readonly words: Readonly<Record<string, string>>;
  };
  /** Its choices name records by the words of the tenant, as labels do; other choices are data. */
  readonly speaks?: true;
  /** For a text: the name of the format that it must be written in. */
  readonly format?: string;
  /** For a date: a day that has come. */
  readonly notFuture?: true;
  /** It belongs to the field before it, and gets the rest of its line. */
  readonly broad?: true;
  /** Asked for and read only where each of these fields beside it has one of the values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Roles that never get the value; who holds another role besides does. */
  readonly hiddenFrom?: readonly string[];
  /** Without this feature of the tenant nobody has the field. */
  readonly feature?: string;
  /** A text that the database numbers: `APT` gives APT-2026-000123. */
  readonly numbered?: string;
  /** SQL over the fields of the same record, `trim({firstName})`; nobody else writes the field. */
  readonly computed?: string;
  /** The functions in the database that fill it from other records; nobody else writes the field. */
  readonly computedBy?: readonly string[];
  /** The functions in the database that write it too, besides its callers. */
  readonly alsoSetBy?: readonly string[];
};

export type Field<K extends FieldKind = FieldKind> = FieldOptions & {
  readonly kind: K;
  readonly label: string;
  readonly choices?: Choices;
  /** Name of the resource that a lookup points at. */
  readonly resource?: string;
  /** For a lookup: what the chosen record must be, e.g. `{ type: 'specialty' }`. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  /** For a lookup: what a form offers. A record that is chosen already may be another. */
  readonly offers?: Readonly<Record<string, string | boolean>>;
  /** For a lookup: the field beside it that the chosen record must share, e.g. `companyId`. */
  readonly within?: string;
  /** How that field is called when the list is asked for; otherwise by its own name. */
  readonly withinAs?: string;
  /** For a dateTime or a time: the field that holds its time zone. */
  readonly zone?: string;
  /**
   * Lookups beside it and their resources, in this order: the chosen record says the value by its field
   * of the same name. The first lookup decides; the others only suggest.
   */
  readonly follows?: Readonly<Record<string, string>>;
  /** For an address in one of these countries, by name or code: its state is one of the choices. */
  readonly states?: { readonly countries: readonly string[]; readonly choices: Choices };
  /** For a number: how many decimals are kept. */
  readonly decimals?: number;
  /** For a decimal or a percentage: at most so many decimals. */
  readonly scale?: number;
  /** For a choice that is a state: what each value means. Shown as chips. */
  readonly tones?: Tones;
  /** For a flag: what a yes means. */
  readonly tone?: Tone;
  /** For a choice or a flag: an axis of the resource's workflow, written by its moves only. */
  readonly isState?: true;
  /** For rows: what each of them carries. */
  readonly rowFields?: Fields;
};

export type Fields = Readonly<Record<string, Field>>;

export type Address = {
  line1?: string | null;
  line2?: string | null;
  suburb?: string | null;
  state?: string | null;
  postcode?: string | null;
  country?: string | null;
};

/** Options that are not given are none: they are not inferred from where the field is used. */
type FieldFor<K extends FieldKind, O> = { readonly kind: K; readonly label: string } & NoInfer<O>;

const plain =
  <K extends FieldKind>(kind: K) =>
  <const O extends FieldOptions = object>(label: string, options?: O): FieldFor<K, O> =>
    ({ kind, label, ...options }) as FieldFor<K, O>;

export const text = plain('text');
export const longText = plain('longText');
export const money = plain('money');
export const date = plain('date');
/** A time of day, `HH:mm`, by the clock of whatever it belongs to. */
export const time = <const O extends FieldOptions & Pick<Field, 'zone'> = object>(
  label: string,
  options?: O,
): FieldFor<'time', O> => ({ kind: 'time', label, ...options }) as FieldFor<'time', O>;
export const timeZone = <const O extends FieldOptions & Pick<Field, 'follows'> = object>(
  label: string,
  options?: O,
): FieldFor<'timeZone', O> => ({ kind: 'timeZone', label, ...options }) as FieldFor<'timeZone', O>;
export const email = plain('email');
export const phone = plain('phone');
export const url = plain('url');
export const address = <const O extends FieldOptions & Pick<Field, 'states'> = object>(
  label: string,
  options?: O,
): FieldFor<'address', O> => ({ kind: 'address', label, ...options }) as FieldFor<'address', O>;
export const file = plain('file');
export const json = plain('json');

/** `tone` says what a yes means: good news, a warning, or nothing but a fact. */
export const flag = <const O extends FieldOptions & { tone?: Tone } = object>(
  label: string,
  options?: O,
): FieldFor<'flag', O> => ({ kind: 'flag', label, ...options }) as FieldFor<'flag', O>;

export const number = <
  const O extends FieldOptions & { decimals?: number; format?: 'year' } = object,
>(
  label: string,
  options?: O,
): FieldFor<'number', O> => ({ kind: 'number', label, ...options }) as FieldFor<'number', O>;

/** A percentage, as a decimal string: what becomes money never passes through a JS number. */
export const percent = <const O extends FieldOptions & { scale?: number } = object>(
  label: string,
  options?: O,
): FieldFor<'percent', O> => ({ kind: 'percent', label, ...options }) as FieldFor<'percent', O>;

/** A rate or a figure that must stay exact: `decimal('Daily rate', { scale: 6 })`. */
export const decimal = <const O extends FieldOptions & { scale: number }>(
  label: string,
  options: O,
): FieldFor<'decimal', O> => ({ kind: 'decimal', label, ...options }) as FieldFor<'decimal', O>;

/** `zone` names the sibling field that holds the IANA time zone. */
export const dateTime = <const O extends FieldOptions & { zone?: string } = object>(
  label: string,
  options?: O,
): FieldFor<'dateTime', O> => ({ kind: 'dateTime', label, ...options }) as FieldFor<'dateTime', O>;

type StateOptions<C extends Choices> = FieldOptions & { tones?: Tones<C> };

/** `tones` makes a state of it: a chip with the colour of its meaning wherever it is read. */
export const choice = <const C extends Choices, const O extends StateOptions<C> = object>(
  label: string,
  choices: C,
  options?: O,
): FieldFor<'choice', O> & { readonly choices: C } =>
  ({ kind: 'choice', label, choices, ...options }) as FieldFor<'choice', O> & { choices: C };

export const multiChoice = <const C extends Choices, const O extends StateOptions<C> = object>(
  label: string,
  choices: C,
  options?: O,
): FieldFor<'multiChoice', O> & { readonly choices: C } =>
  ({ kind: 'multiChoice', label, choices, ...options }) as FieldFor<'multiChoice', O> & {
    choices: C;
  };

type InitialState<C extends Choices> = StateOptions<C> & { initial: keyof C & string };

/** A state that only the moves of a workflow write. A new record begins with `initial`. */
export const state = <const C extends Choices, const O extends InitialState<C>>(
  label: string,
  choices: C,
  { initial, ...options }: O,
): FieldFor<'choice', Omit<O, 'initial'>> & {
  readonly choices: C;
  readonly isState: true;
  readonly required: true;
  readonly readOnly: true;
  readonly default: O['initial'];
} => {
  const fixed = { isState: true, required: true, readOnly: true, default: initial } as const;
  return { kind: 'choice', label, choices, ...options, ...fixed };
};

type FlagWords = { readonly false: string; readonly true: string };

/** A yes or no that only the moves of a workflow write; it begins with no. */
export const stateFlag = <const C extends FlagWords, const O extends { tone?: Tone } = object>(
  label: string,
  choices: C,
  options?: O,
): FieldFor<'flag', O> & {
  readonly choices: C;
  readonly isState: true;
  readonly readOnly: true;
  readonly default: false;
} => {
  const fixed = { isState: true, readOnly: true, default: false } as const;
  return { kind: 'flag', label, choices, ...options, ...fixed } as FieldFor<'flag', O> & {
    readonly choices: C;
  } & typeof fixed;
};

type LookupOptions = FieldOptions & Pick<Field, 'where' | 'offers' | 'within' | 'withinAs'>;

/** The field's key ends in `Id`; records also carry `{ id, displayName }` under the key without it. */
export const lookup = <const O extends LookupOptions = object>(
  label: string,
  resource: string,
  options?: O,
): FieldFor<'lookup', O> & { readonly resource: string } =>
  ({ kind: 'lookup', label, resource, ...options }) as FieldFor<'lookup', O> & { resource: string };

/** The field's key ends in `Ids`; stored as rows of a link table with composite foreign keys. */
export const multiLookup = <const O extends LookupOptions = object>(
  label: string,
  resource: string,
  options?: O,
): FieldFor<'multiLookup', O> & { readonly resource: string } =>
  ({ kind: 'multiLookup', label, resource, ...options }) as FieldFor<'multiLookup', O> & {
    resource: string;
  };

/**
 * Rows that an action replaces as a whole, each checked by its own fields: what is wrong is named
 * like `items.2.amount`. A row with an id is a row that is there already. `max` is how many may come.
 */
export const rows = <const F extends Fields, const O extends Pick<FieldOptions, 'max'> = object>(
  label: string,
  rowFields: F,
  options?: O,
): FieldFor<'rows', O> & { readonly rowFields: F; readonly required: true } =>
  ({ kind: 'rows', label, rowFields, required: true, ...options }) as FieldFor<'rows', O> & {
    rowFields: F;
    required: true;
  };

/** One row as a caller sends it. */
export type RowOf<F extends Fields> = InputValues<F> & { readonly id?: string | null };

type RawValue<F> = F extends { kind: 'choice'; choices: infer C }
  ? keyof C & string
  : F extends { kind: 'multiChoice'; choices: infer C }
    ? (keyof C & string)[]
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'number' }
        ? number
        : F extends { kind: 'multiLookup' }
          ? string[]
          : F extends { kind: 'address' }
            ? Address
            : F extends { kind: 'rows'; rowFields: infer R extends Fields }
              ? readonly RowOf<R>[]
              : F extends { kind: 'json' }
                ? unknown
                : string;

/** The value of a field in a record; optional fields may be null. */
export type ValueOf<F> = F extends
  | { required: true }
  | { kind: 'flag' | 'multiChoice' | 'multiLookup' }
  ? RawValue<F>
  : RawValue<F> | null;

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true; default?: undefined; filledIn?: undefined }
    ? K
    : never;
}[keyof F];

/** What a caller sends: required is required, the rest may be absent or null. */
export type InputValues<F extends Fields> = {
  readonly [K in RequiredKeys<F>]: RawValue<F[K]>;
} & { readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: RawValue<F[K]> | null };

/** Fields that a workflow moves; nothing else may write them. */
export type StateKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { isState: true } ? K : never;
}[keyof F];

/** Fields that the database fills; nothing else may write them. */
export type ComputedKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { computed: string } | { computedBy: readonly string[] } ? K : never;
}[keyof F];

export const isComputed = ({ computed, computedBy }: Field): boolean =>
  computed !== undefined || computedBy !== undefined;

/** `companyId` is shown as `company`; `roleIds` as `roles`, `countryIds` as `countries`. */
export const referenceKey = (key: string): string =>
  key.endsWith('Ids')
    ? `${key.slice(0, -3).replace(/([^aeiou])y$/, '$1ie')}s`
    : key.replace(/Id$/, '');

export const isMulti = (field: Field): boolean =>
  field.kind === 'multiChoice' || field.kind === 'multiLookup';

export const isFigure = ({ kind }: Field): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'decimal';
