import type { AnswerShape, Shape } from '#kernel/domain';

export type Json = Record<string, unknown>;

const words: Readonly<Record<string, Json>> = {
  text: { type: 'string' },
  id: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  money: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  json: {},
};

function wordSchema(word: string): Json {
  const isNullable = word.endsWith('?');
  const schema = words[isNullable ? word.slice(0, -1) : word] ?? {};
  if (!isNullable || !schema.type) return schema;
  return { ...schema, type: [schema.type, 'null'] };
}

/** JSON Schema of a shape. */
export function shapeSchema(shape: Shape): Json {
  if (typeof shape === 'string') return wordSchema(shape);
  if (Array.isArray(shape)) return { type: 'array', items: shapeSchema((shape as [Shape])[0]) };
  if ('$record' in shape) return { $ref: `#/components/schemas/${String(shape.$record)}` };
  if ('$oneOf' in shape) return { enum: shape.$oneOf };
  if ('$nullable' in shape) {
    const inner = shapeSchema(shape.$nullable as Shape);
    return Object.keys(inner).length ? { anyOf: [inner, { type: 'null' }] } : inner;
  }
  if ('$values' in shape) {
    return { type: 'object', additionalProperties: shapeSchema(shape.$values as Shape) };
  }
  return objectSchema(shape as Readonly<Record<string, Shape>>);
}

function objectSchema(shape: Readonly<Record<string, Shape>>): Json {
  const entries = Object.entries(shape).map(([key, value]) => {
    const isOptional = typeof value === 'object' && '$optional' in value;
    const inner = isOptional ? (value as { $optional: Shape }).$optional : value;
    return { key, isOptional, schema: shapeSchema(inner) };
  });
  const required = entries.filter(({ isOptional }) => !isOptional).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ key, schema }) => [key, schema])),
    ...(required.length && { required }),
    additionalProperties: false,
  };
}

/** The content of an answer by media type; nothing for 204. */
export function answerContent(answer: AnswerShape): Json | undefined {
  if (answer === 'nothing') return undefined;
  if (typeof answer === 'object' && '$file' in answer) {
    return { [String(answer.$file)]: { schema: { type: 'string', contentEncoding: 'binary' } } };
  }
  return { 'application/json': { schema: shapeSchema(answer as Shape) } };
}
