import { fillMessage, refusalRow } from '#kernel/domain';
import type {
  Accepted,
  AskedChoice,
  Decision,
  Question,
  RefusalValues,
  ValidationError,
} from '#kernel/domain';

/** The call itself is written down, to be done later: nothing that was typed is lost. */
export type KeptFor = {
  /** The page where it waits. */
  readonly opens: string;
};

type Extra = {
  message?: string;
  field?: string;
  /** Fill the names in the sentence of the catalogue. */
  values?: RefusalValues;
  questions?: readonly Question[];
  choice?: AskedChoice;
  kept?: KeptFor;
  validationErrors?: ValidationError[];
  retryAfter?: number;
  /** What a key of the API would need. */
  scope?: string;
};

/** An expected refusal on its way to the edge. Only bugs throw a plain Error. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly validationErrors: ValidationError[];
  readonly retryAfter: number | undefined;
  readonly scope: string | undefined;
  /** What the person must say yes to before the same call goes on. */
  readonly questions: readonly Question[];
  /** What the person must choose before the same call goes on. */
  readonly choice: AskedChoice | undefined;
  readonly kept: KeptFor | undefined;

  constructor(code: string, extra: Extra = {}) {
    const row = refusalRow(code);
    if (!row) throw new Error(`No catalogue lists the refusal ${code}`);
    super(extra.message ?? fillMessage(row.message, extra.values));
    this.code = code;
    this.status = row.status;
    this.scope = extra.scope;
    this.questions = extra.questions ?? [];
    this.choice = extra.choice;
    this.kept = extra.kept;
    const field = extra.field ?? row.field;
    this.validationErrors =
      extra.validationErrors ?? (field ? [{ message: this.message, members: [field] }] : []);
    this.retryAfter = extra.retryAfter ?? (row.status === 503 ? 2 : undefined);
  }
}

/** What the shared schema found: wrong fields, or the one rule between two of them. */
export const unfit = (found: { errors: ValidationError[]; refusal?: string }): Refused =>
  found.refusal === undefined
    ? invalid(found.errors)
    : new Refused(found.refusal, { validationErrors: found.errors });

export const invalid = (validationErrors: ValidationError[]): Refused =>
  new Refused('invalidModel', { validationErrors });

/** Two questions at once are shown one below the other. */
const gap = '\n\n';

/** Refusals and questions go out to the caller; what is accepted goes on. */
export function throwUnlessAccepted(decision: Decision): asserts decision is Accepted {
  if (decision.kind === 'refused') {
    const { field, values } = decision;
    throw new Refused(decision.code, {
      ...(field !== undefined && { field }),
      ...(values && { values }),
    });
  }
  if (decision.kind === 'asked') {
    const { questions } = decision;
    const message = questions.map(({ text }) => text).join(gap);
    throw new Refused('confirmationRequired', { message, questions });
  }
}
