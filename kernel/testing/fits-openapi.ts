import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import type { InspectAnswer, InspectedAnswer } from '../server/http/inspect-answers.ts';
import type { OpenApiParts } from '../server/http/openapi.ts';

type Schema = Record<string, unknown>;
type Described = {
  readonly responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

/**
 * Of all servers of a process, each under its own text: those of another catalogue may describe a
 * record of the same name in another way.
 */
const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false });
const compiled = new Map<string, ValidateFunction>();
const shared = '#/components/schemas/';

/** The name under which a schema that answers share is compiled once. */
function nameOf(schema: Schema): string {
  const name = `shared:${JSON.stringify(schema)}`;
  const id = `shared-${compiled.size}`;
  const known = compiled.get(name) ?? ajv.compile({ ...schema, $id: id });
  compiled.set(name, known);
  return String((known.schema as Schema).$id);
}

function compile(schema: Schema, { schema: named }: OpenApiParts): ValidateFunction {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const found = value.startsWith(shared) && named(value.slice(shared.length));
    if (!found) throw new Error(`The document has no ${value}`);
    return nameOf(found);
  });
  const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, known);
  return known;
}

/** Null: the answer is no JSON, or the document says nothing of it (another test counts those). */
function validatorOf({ described, path, method, status }: InspectedAnswer) {
  const { responses = {} } = (described.operation(method, path) ?? {}) as Described;
  const own = String(status) in responses ? String(status) : undefined;
  const code = own ?? Object.keys(responses).find((each) => each.startsWith('2'));
  const schema = responses[code ?? '']?.content?.['application/json']?.schema;
  return schema ? compile(schema, described) : null;
}

/** A selection list answers other items than the list that it shares its address with. */
const isSelectionList = (body: unknown): boolean => {
  const { items } = (body ?? {}) as { items?: unknown };
  const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
  return first !== undefined && 'displayName' in first && !('concurrencyStamp' in first);
};

/** An answer of one server that is not what its OpenAPI document says fails the test that asked for it. */
export const fitsOpenApi = (): InspectAnswer => {
  const validators = new Map<string, ValidateFunction | null>();
  return (answer) => {
    if (typeof answer.payload !== 'string' || !answer.payload) return;
    const key = `${answer.method} ${answer.path} ${answer.status}`;
    const known = validators.get(key);
    const validate = known === undefined ? validatorOf(answer) : known;
    validators.set(key, validate);
    if (!validate) return;
    const body: unknown = JSON.parse(answer.payload);
    if (validate(body) || isSelectionList(body)) return;
    const [error] = validate.errors ?? [];
    throw new Error(
      `${answer.method.toUpperCase()} ${answer.path} answers what OpenAPI does not say: ` +
        `${error?.instancePath ?? ''} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`,
    );
  };
};
