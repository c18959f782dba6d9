import type { Fields, InputValues } from './field.ts';
import type { AnyResource, Feature, Role } from './resource.ts';
import type { AnswerShape } from './shape.ts';

export type ActionInput<
  F extends Fields = Fields,
  R extends AnyResource = AnyResource,
  A extends AnswerShape = AnswerShape,
> = {
  readonly name: string;
  /** The resource it belongs to; its ability is `{on}.{name}`. */
  readonly on: R | string;
  /** `PUT /app/companies/{id}/applyHighRisk`; the last word is matched without regard to case. */
  readonly route: string;
  readonly label?: string;
  readonly roles: readonly Role[];
  readonly features?: readonly Feature[];
  readonly input: F;
  /** Bytes of its body, where that is more than a form: a file as text. */
  readonly largestBody?: number;
  /** What it answers; see `shape.ts`. */
  readonly answer?: A;
  /** It answers a link or a token: the answer is not kept for a repeated Idempotency-Key. */
  readonly answersSecret?: true;
  /** Whoever calls it must have proven lately who they are. */
  readonly stepUp?: true;
  /** Whatever it does is in its transaction: asked for a dry run it tells what it would do. */
  readonly dryRun?: true;
  /** The page that an edition must permit for it, where that is not the record's own. */
  readonly page?: string;
};

export type Action<
  F extends Fields = Fields,
  R extends AnyResource = AnyResource,
  A extends AnswerShape = AnswerShape,
> = Omit<ActionInput<F, R, A>, 'on'> & {
  readonly on: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly ability: string;
  /** For TypeScript only: the resource that the records of the action are of. */
  readonly $resource?: R;
};

export type AnyAction = Action;
export type InputOf<A> = A extends { readonly input: infer F extends Fields }
  ? InputValues<F>
  : never;

export function defineAction<
  const F extends Fields,
  R extends AnyResource = AnyResource,
  const A extends AnswerShape = AnswerShape,
>(input: ActionInput<F, R, A>): Action<F, R, A> {
  const [method, path] = input.route.split(' ') as [Action['method'], string];
  const on = typeof input.on === 'string' ? input.on : input.on.name;
  return { ...input, on, method, path, ability: `${on}.${input.name}` };
}
