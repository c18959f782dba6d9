import type { FastifyContextConfig } from 'fastify';
import * as z from 'zod';
import type { AnswerShape, Fields } from '#kernel/domain';

/** What the OpenAPI document says of a route that is no declared action. */
export type RouteDescription = {
  /** Unique in the document; made from the method and the path where nothing is said. */
  readonly operationId?: string;
  readonly summary?: string;
  readonly query?: Fields;
  /** Parameters of the query that are no fields, as OpenAPI says them. */
  readonly parameters?: readonly object[];
  /** The fields of the body, its JSON Schema, or another media type for what is no JSON. */
  readonly body?: Fields | { readonly $file: string } | { readonly $schema: object };
  readonly answer: AnswerShape;
  /** 200 unless it makes something. */
  readonly status?: 200 | 201 | 202 | 204;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    describes?: RouteDescription;
  }
}

type RouteOptions = { readonly config?: FastifyContextConfig };

/** The options of a route together with what the OpenAPI document says of it. */
export const described = <O extends RouteOptions>(options: O, describes: RouteDescription) => ({
  ...options,
  config: { ...options.config, describes },
});

/** The body of a route that checks it with a schema of its own. */
export const bodyOfSchema = (schema: z.core.$ZodType): { readonly $schema: object } => ({
  $schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
});
