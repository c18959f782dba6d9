import type { Fields, ValuesOf } from './field.ts';
import type { Feature, Role } from './resource.ts';

export type ActionInput<F extends Fields = Fields> = {
  readonly name: string;
  /** The resource it belongs to; its ability is `{on}.{name}`. */
  readonly on: string;
  /** `PUT /app/companies/{id}/applyHighRisk`; the last word is matched without regard to case. */
  readonly route: string;
  readonly label?: string;
  readonly roles: readonly Role[];
  readonly features?: readonly Feature[];
  readonly input: F;
  /** The page that an edition must permit for it, where that is not the record's own. */
  readonly page?: string;
};

export type Action<F extends Fields = Fields> = ActionInput<F> & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly ability: string;
};

export type AnyAction = Action;
export type InputOf<A> = A extends Action<infer F> ? Partial<ValuesOf<F>> : never;

export function defineAction<const F extends Fields>(input: ActionInput<F>): Action<F> {
  const [method, path] = input.route.split(' ') as [Action['method'], string];
  return { ...input, method, path, ability: `${input.on}.${input.name}` };
}
