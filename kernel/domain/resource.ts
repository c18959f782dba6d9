import { refuseOddChecks } from './comparison.ts';
import type { Comparisons } from './comparison.ts';
import { isComputed } from './field.ts';
import type { Field, Fields, ValuesOf } from './field.ts';

export type Role = string;
export type Feature = string;

export type Verb =
  | 'list'
  | 'read'
  | 'lookup'
  | 'myDetail'
  | 'create'
  | 'update'
  | 'delete'
  | 'enable'
  | 'disable'
  | 'export'
  | 'import';

export type Verbs = Readonly<Partial<Record<Verb, readonly Role[]>>>;

/**
 * Per role: record field -> attribute of the actor that it must equal. Several fields are OR-ed;
 * an attribute may hold several ids, separated by commas.
 */
export type Scope = Readonly<Record<Role, Readonly<Record<string, string>>>>;

/**
 * A query parameter that is no field. With `values` it is a switch; without, it carries values of
 * the field, separated by commas. `exact` makes `filterText` the whole value of the field.
 */
export type FieldParam = {
  readonly field: string;
  readonly as?: 'any' | 'none' | 'exact';
  /** The values are those of this field of the records that the multi-lookup points at. */
  readonly through?: string;
  /**
   * The values are ids of this other resource, which has the same multi-lookup: found is what shares
   * one of its targets with it, and everything where it has none.
   */
  readonly allowedBy?: string;
  /** The field is among what this function of the database answers for the id that is given. */
  readonly among?: string;
  readonly values?: readonly (string | boolean)[];
  /** A switch that a selection list has on unless told otherwise. */
  readonly inLookups?: true;
};

/** Asks for records that another resource points at; `field` is a field of the other, or its id. */
export type LinkedParam = {
  readonly linkedFrom: string;
  readonly by: string;
  readonly field?: string;
  /** Makes it a switch: on, one of these must stand in the field. */
  readonly values?: readonly (string | boolean)[];
};

/** When true, a lookup answers these fields too; a list has them anyway. */
export type IncludeParam = { readonly include: readonly string[] };

/** Several fields together must all hold. */
export type QueryParam =
  | 'ignored'
  | FieldParam
  | LinkedParam
  | IncludeParam
  | readonly FieldParam[];

function paramFields(param: QueryParam): readonly string[] {
  if (param === 'ignored' || 'linkedFrom' in param) return [];
  return 'include' in param ? param.include : [param].flat().map((one) => one.field);
}

export type ResourceInput<F extends Fields = Fields> = {
  readonly name: string;
  /** `/view/{segment}` and, unless `base` differs, `/app/{segment}`. */
  readonly segment: string;
  readonly base?: string;
  /** A second address under `/app` of the same records, where two names are in use. */
  readonly alsoAt?: string;
  /** Another name of the module in links that come in; links that go out carry `name`. */
  readonly alsoCalled?: string;
  readonly label: readonly [one: string, many: string];
  /** Display text of a record, e.g. `{name}` or `{firstName} {lastName}`. */
  readonly title: string;
  /** `host` tables belong to no tenant; only host users write them. */
  readonly tenancy?: 'tenant' | 'host';
  /** Not even read outside the host tenant. */
  readonly hostOnly?: boolean;
  /** Of a host table, a tenant sees only the row that carries its own id. */
  readonly ownRowOnly?: boolean;
  /** At least one must be on for the tenant. */
  readonly features?: readonly Feature[];
  readonly fields: F;
  readonly verbs: Verbs;
  readonly scope?: Scope;
  /** What a role may change, where that is less than what it may see. */
  readonly writeScope?: Scope;
  /** The field holding the user's id, for `myDetail`. */
  readonly owner?: keyof F & string;
  /** It lives on the page of another record and has no pages of its own. */
  readonly parent?: {
    /** The lookup field that names the other record. */
    readonly field: keyof F & string;
    /** `/app/companies/{id}/business-units` answers beside `/app/business-units`. */
    readonly as: string;
    /** The field that keeps the place of each row, where their order counts. */
    readonly order?: keyof F & string;
  };
  /** What its pages are besides the usual three. */
  readonly pages?: {
    /** Only these; what is left out is done in a dialog. */
    readonly only?: readonly ('list' | 'add' | 'detail')[];
    /** Title of the list, where it is not "{one} List". */
    readonly title?: string;
    /** A setting of the tenant that opens them, and the API behind them. */
    readonly setting?: string;
    /** The spec row of the list. */
    readonly row?: string;
  };
  /** Fields by which a record typed twice is found: `similarItemsByLastName` asks for `lastName`. */
  readonly similar?: Readonly<Partial<Record<'lastName' | 'email' | 'name', keyof F & string>>>;
  readonly unique?: readonly (readonly (keyof F & string)[])[];
  /** Rules between two fields; each is a CHECK of the table and is told before the record is sent. */
  readonly checks?: Comparisons<keyof F & string>;
  /**
   * A policy of the table hides rows from some users of the tenant: whoever reads it is named to the
   * database, and nothing that was counted or found for one user is answered to another.
   */
  readonly rowsDifferByUser?: true;
  /** People whose health is on record: who was shown one, even in a list, is in the audit log. */
  readonly person?: true;
  /** A policy lets some tenants read the host's records; they still change their own only. */
  readonly sharedByHost?: true;
  /** While another record points at one it cannot be deleted; it may be disabled. */
  readonly deleteOnlyUnused?: true;
  /**
   * Triggers of these resources keep it: one row for each of their records, under the same id. Nobody
   * else writes it, and the history of a record is that of the other resource.
   */
  readonly commonPartOf?: readonly string[];
  /**
   * A verb, or a move by its name, that ends in a refusal unless a field has one of these values, or
   * with none is empty: it gets no button.
   */
  readonly verbsWhile?: Readonly<
    Record<string, Readonly<Partial<Record<keyof F & string, readonly string[]>>>>
  >;
  /** Verbs besides deleting whose callers must have proven lately who they are. */
  readonly stepUp?: readonly Verb[];
  /** Fields that only such a person gives or changes: bank details, roles. */
  readonly stepUpFields?: readonly (keyof F & string)[];
  /** Verbs whose calls can be tried, as an action with `dryRun`: what follows from them is mailed. */
  readonly dryRun?: readonly 'update'[];
  /** Records are added and never changed or deleted; the database refuses both for every role. */
  readonly appendOnly?: true;
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: string;
    /** The filters it opens with, as an address has them: `status=open`. */
    readonly opensWith?: string;
    /** Said where it is empty: how the first record comes about, if not by its Add button. */
    readonly empty?: string;
  };
  readonly filters?: readonly (keyof F & string)[];
  /** Parameters that lists and lookups take besides the filters. */
  readonly params?: Readonly<Record<string, QueryParam>>;
  /** What a person looks for first, under the title of the record. */
  readonly facts?: readonly (keyof F & string)[];
  readonly lookup?: {
    readonly text: string;
    readonly sort?: string;
    readonly filters?: readonly string[];
    readonly description?: keyof F & string;
  };
  /** Section title -> its fields, or `panel` for a designed part of the page. */
  readonly detail: Readonly<Record<string, readonly (keyof F & string)[] | 'panel'>>;
};

export type Resource<F extends Fields = Fields> = Omit<ResourceInput<F>, 'base' | 'tenancy'> & {
  readonly base: string;
  readonly tenancy: 'tenant' | 'host';
};

/** A resource whose field types are forgotten, as the machine sees it. */
export type AnyResource = Resource;

export function defineResource<const F extends Fields>(input: ResourceInput<F>): Resource<F> {
  const known = (key: string) => Object.hasOwn(input.fields, key) || systemFields.includes(key);
  const named = [
    ...input.list.columns,
    ...(input.filters ?? []),
    ...Object.values(input.detail).flatMap((section) => (section === 'panel' ? [] : section)),
    ...titleFields(input.title),
    ...titleFields(input.lookup?.text ?? ''),
    ...[input.scope ?? {}, input.writeScope ?? {}].flatMap((scope) =>
      Object.values(scope).flatMap((row) => Object.keys(row).map((key) => scopePath(key)[0])),
    ),
    ...Object.values(input.fields).flatMap((field) =>
      [field.zone, field.within, field.emptyAs?.by, ...titleFields(field.computed ?? '')].filter(
        (key) => key !== undefined,
      ),
    ),
    ...[input.list.sort, input.lookup?.sort ?? ''].flatMap(sortFields),
    ...(input.parent ? [input.parent.field] : []),
    ...(input.facts ?? []),
    ...Object.values(input.params ?? {}).flatMap(paramFields),
    ...Object.values(input.verbsWhile ?? {}).flatMap((stands) => Object.keys(stands)),
    ...Object.values(input.fields).flatMap(({ when = {} }) => Object.keys(when)),
    ...Object.values(input.similar ?? {}).filter((key) => key !== undefined),
  ];
  const unknown = named.find((key) => !known(key));
  if (unknown) throw new Error(`${input.name} names a field it does not have: ${unknown}`);
  for (const [key, field] of Object.entries(input.fields)) checkKey(input.name, key, field);
  refuseOddChecks(input.name, input.fields, input.checks ?? {});
  if (input.appendOnly) checkAppendOnly(input.name, input.verbs);
  return {
    ...input,
    fields: withComputedReadOnly(input.fields),
    base: input.base ?? input.segment,
    tenancy: input.tenancy ?? 'tenant',
  };
}

/** What the database computes is nobody's to send. */
const withComputedReadOnly = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      isComputed(field) ? { ...field, readOnly: true } : field,
    ]),
  ) as F;

/** Columns that every record carries besides its own fields. */
export const systemFields: readonly string[] = [
  'id',
  'concurrencyStamp',
  'creationTime',
  'lastModificationTime',
];

export const titleFields = (title: string): string[] =>
  [...title.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** `name desc, city` names two fields. */
const sortFields = (sort: string): string[] =>
  sort
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter(Boolean);

const suffixes: Readonly<Partial<Record<Field['kind'], string>>> = {
  lookup: 'Id',
  multiLookup: 'Ids',
  file: 'Id',
};

function checkKey(resource: string, key: string, field: Field): void {
  const suffix = suffixes[field.kind] ?? '';
  if (!key.endsWith(suffix))
    throw new Error(`${resource}.${key}: a ${field.kind} ends in ${suffix}`);
  if (systemFields.includes(key)) throw new Error(`${resource}.${key} is a reserved name`);
}

/** An import is undone by deleting what it added, so it changes records as well. */
const changingVerbs: readonly Verb[] = ['update', 'delete', 'enable', 'disable', 'import'];

function checkAppendOnly(resource: string, verbs: Verbs): void {
  const verb = changingVerbs.find((one) => verbs[one]);
  if (verb) throw new Error(`${resource} is append-only and cannot have the verb ${verb}`);
}

/** `loanId.borrowerId`: the borrower of the loan that `loanId` names. */
export function scopePath(key: string): readonly [field: string, ofOwner: string | null] {
  const [field = key, ofOwner = null] = key.split('.');
  return [field, ofOwner];
}

/** A role that nothing else is said of changes at most what it sees. */
export const writeScopeOf = ({
  scope,
  writeScope,
}: Pick<AnyResource, 'scope' | 'writeScope'>): Scope | undefined =>
  writeScope ? { ...scope, ...writeScope } : scope;

export type Reference = { id: string; displayName: string };

export type FieldsOf<R> = R extends Resource<infer F> ? F : Fields;

/** `companyId` stands beside `company: { id, displayName }`. */
type ReferencesOf<F extends Fields> = {
  [
    K in keyof F as F[K] extends { kind: 'lookup' }
      ? K extends `${infer Base}Id`
        ? Base
        : never
      : never
  ]?: Reference | null;
};

/** A stored record as the API answers it. */
export type RecordOf<R> =
  R extends Resource<infer F>
    ? ValuesOf<F> &
        ReferencesOf<F> & {
          id: string;
          concurrencyStamp: string;
          creationTime: string;
          lastModificationTime: string;
          can?: string[];
        }
    : never;
