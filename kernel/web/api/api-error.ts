import type { AskedChoice, ValidationError } from '#kernel/domain';

export const networkFailed = 'Can not connect to the server';
export const serverFailed = 'An error occurred on the server';
export const unknownFailure = 'An error occurred, please try again';
export const unauthorized =
  'You do not have permission to view this data or have been logged out from the system, please refresh the browser and try again';
export const modifiedByOther =
  "The data you're working on has been modified by other user. Please refresh to get latest data and try again.";

type Facts = {
  status: number;
  code?: string;
  message?: string;
  validationErrors?: readonly ValidationError[];
  questions?: readonly { key: string; message: string }[];
  choice?: AskedChoice;
  kept?: { readonly opens: string };
};

/** An answer other than 2xx; status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly validationErrors: readonly ValidationError[];
  /** A yes to every question that was asked, by its key. */
  readonly yes: Readonly<Record<string, 'yes'>>;

  /** What the person must choose before the same call goes on. */
  readonly choice: AskedChoice | undefined;

  /** The call is written down and done later, on that page: what was typed is not lost. */
  readonly kept: { readonly opens: string } | undefined;

  constructor(facts: Facts) {
    const { status, code = '', message = '', validationErrors = [], questions = [] } = facts;
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.validationErrors = validationErrors;
    this.choice = facts.choice;
    this.kept = facts.kept;
    this.yes = Object.fromEntries(questions.map(({ key }) => [key, 'yes']));
  }
}

export const noAnswer = () => new ApiError({ status: 0, code: 'noAnswer', message: networkFailed });

/** A form that sent it may close: nothing is lost. */
export const isKept = (error: unknown): boolean => error instanceof ApiError && !!error.kept;

export function throwUnlessKept(error: unknown): void {
  if (!isKept(error)) throw error;
}

/** The person was asked and left everything as it is; no screen has to say more. */
export const declined = () =>
  new ApiError({ status: 409, code: 'declined', message: 'Nothing was changed.' });

export async function toApiError(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const text = await answer.text().catch(() => '');
  const body = parsed(text);
  if (typeof body === 'string') return new ApiError({ status, message: body });
  const error = (body as { error?: Partial<Facts> } | null)?.error ?? {};
  return new ApiError({ ...error, status });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page is no message for people.
    return text.trimStart().startsWith('<') ? null : text;
  }
}
