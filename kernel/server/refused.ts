import { refusalRow } from '#kernel/domain';
import type { ValidationError } from '#kernel/domain';

type Extra = {
  message?: string;
  field?: string;
  validationErrors?: ValidationError[];
  retryAfter?: number;
};

/** An expected refusal on its way to the edge. Only bugs throw a plain Error. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly validationErrors: ValidationError[];
  readonly retryAfter: number | undefined;

  constructor(code: string, extra: Extra = {}) {
    const row = refusalRow(code);
    if (!row) throw new Error(`No catalogue lists the refusal ${code}`);
    super(extra.message ?? row.message);
    this.code = code;
    this.status = row.status;
    const field = extra.field ?? row.field;
    this.validationErrors =
      extra.validationErrors ?? (field ? [{ message: this.message, members: [field] }] : []);
    this.retryAfter = extra.retryAfter ?? (row.status === 503 ? 2 : undefined);
  }
}

export const invalid = (validationErrors: ValidationError[]): Refused =>
  new Refused('invalidModel', { validationErrors });
