import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import type { InspectAnswer, InspectedAnswer } from '../server/http/inspect-answers.ts';

const compiled = new WeakMap<object, Map<string, ValidateFunction | null>>();

type Described = {
  readonly responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
};

/** Null: the answer is no JSON, or the document says nothing of it (another test counts those). */
function validatorOf({ document, path, method }: InspectedAnswer): ValidateFunction | null {
  const known = compiled.get(document) ?? new Map<string, ValidateFunction | null>();
  compiled.set(document, known);
  const key = `${method} ${path}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const operation = document.paths[path]?.[method] as Described | undefined;
  const [answer] = Object.entries(operation?.responses ?? {}).filter(([code]) =>
    code.startsWith('2'),
  );
  const schema = answer?.[1].content?.['application/json']?.schema;
  const validator = schema
    ? new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...schema,
        components: document.components,
      })
    : null;
  known.set(key, validator);
  return validator;
}

/** A selection list answers other items than the list that it shares its address with. */
const isSelectionList = (body: unknown): boolean => {
  const { items } = (body ?? {}) as { items?: unknown };
  const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
  return first !== undefined && 'displayName' in first && !('concurrencyStamp' in first);
};

/** An answer that is not what the OpenAPI document says fails the test that asked for it. */
export const fitsOpenApi: InspectAnswer = (answer) => {
  if (typeof answer.payload !== 'string' || !answer.payload) return;
  const validate = validatorOf(answer);
  if (!validate) return;
  const body: unknown = JSON.parse(answer.payload);
  if (validate(body) || isSelectionList(body)) return;
  const [error] = validate.errors ?? [];
  throw new Error(
    `${answer.method.toUpperCase()} ${answer.path} answers what OpenAPI does not say: ` +
      `${error?.instancePath ?? ''} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`,
  );
};
