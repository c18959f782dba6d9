import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { actions, resources } from '#kernel/domain';
import type { InspectAnswer, InspectedAnswer } from '../server/http/inspect-answers.ts';
import type { OpenApiDocument } from '../server/http/openapi.ts';
import type { ServerModule } from '../server/services.ts';

type Described = {
  readonly responses?: Record<string, { content?: Record<string, unknown> }>;
};

/** Null: the answer is no JSON, or the document says nothing of it (another test counts those). */
type ValidatorOf = (answer: InspectedAnswer) => ValidateFunction | null;

const pointer = (...steps: readonly string[]): string =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The document is read once, and each part of it that answers share is compiled once. */
function validatorsOf({ paths, components }: OpenApiDocument): ValidatorOf {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', paths, components });
  const known = new Map<string, ValidateFunction | null>();
  return ({ path, method, status }) => {
    const key = `${method} ${path} ${status}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const { responses = {} } = (paths[path]?.[method] ?? {}) as Described;
    const own = String(status) in responses ? String(status) : undefined;
    const code = own ?? Object.keys(responses).find((each) => each.startsWith('2'));
    const place = ['paths', path, method, 'responses', code ?? '', 'content', 'application/json'];
    const validator =
      code && responses[code]?.content?.['application/json']
        ? ajv.compile({ $ref: `openapi#${pointer(...place, 'schema')}` })
        : null;
    known.set(key, validator);
    return validator;
  };
}

/** Of a module, what adds to the document; each test file may bring others besides. */
type DescribedModule = Pick<ServerModule, 'handlers' | 'routes'>;

/** Servers of the same modules and the same registry have the same document. */
const modulesSeen: DescribedModule[] = [];
const validators = new Map<string, ValidatorOf>();

function keyOf(modules: readonly DescribedModule[]): string {
  const numbers = modules
    .filter(({ routes, handlers }) => routes ?? handlers)
    .map((module) => {
      if (!modulesSeen.includes(module)) modulesSeen.push(module);
      return modulesSeen.indexOf(module);
    });
  return `${numbers.join()} ${resources().length} ${actions().length}`;
}

/** A selection list answers other items than the list that it shares its address with. */
const isSelectionList = (body: unknown): boolean => {
  const { items } = (body ?? {}) as { items?: unknown };
  const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
  return first !== undefined && 'displayName' in first && !('concurrencyStamp' in first);
};

/** An answer that is not what the OpenAPI document says fails the test that asked for it. */
export const fitsOpenApi = (modules: readonly DescribedModule[]): InspectAnswer => {
  let key: string | undefined;
  return (answer) => {
    if (typeof answer.payload !== 'string' || !answer.payload) return;
    key ??= keyOf(modules);
    const validatorOf = validators.get(key) ?? validatorsOf(answer.document());
    validators.set(key, validatorOf);
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
};
