export type RefusalRow = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507;
  readonly message: string;
  readonly field?: string;
};

/** What fills the `{names}` in a sentence of the catalogue. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** Names without a value stay as they are, so that the mistake is seen. */
export const fillMessage = (message: string, values: RefusalValues = {}): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

export type Refusals = Readonly<Record<string, RefusalRow>>;

export const defineRefusals = <const R extends Refusals>(rows: R): R => rows;

/** Refusals that any operation may answer. Messages of the spec are kept word for word. */
export const kernelRefusals = defineRefusals({
  malformed: { status: 400, message: 'Your provided data is invalid' },
  invalidModel: { status: 400, message: 'Your provided data is invalid' },
  notSignedIn: {
    status: 401,
    message:
      'You do not have permission to view this data or have been logged out from the system, please refresh the browser and try again',
  },
  notPermitted: { status: 403, message: 'You do not have permission to do this.' },
  insufficientScope: {
    status: 403,
    message: 'This key of the API lacks the scope {scope}.',
  },
  notForKeys: {
    status: 403,
    message: 'No key of the API may do this. Sign in and do it yourself.',
  },
  stepUpNeeded: {
    status: 403,
    message:
      'Please prove again that it is you, with your code, your passkey or your password, and then do this once more.',
  },
  belongsToHost: {
    status: 403,
    message: 'This record belongs to the host and can only be read here.',
  },
  notFound: { status: 404, message: 'This record does not exist or is not available to you.' },
  stale: {
    status: 409,
    message:
      "The data you're working on has been modified by other user. Please refresh to get latest data and try again.",
  },
  moveNotPossible: { status: 409, message: 'This {thing} is {status}. {possible}' },
  confirmationRequired: { status: 409, message: 'Do you want to continue?' },
  taken: { status: 409, message: 'This value is already in use.' },
  inUse: { status: 409, message: 'This record is used by other records and cannot be deleted.' },
  tryAgain: { status: 409, message: 'Someone else was changing the same data. Please try again.' },
  idempotencyMismatch: {
    status: 422,
    message: 'This Idempotency-Key was used with a different request.',
  },
  noDryRun: { status: 400, message: 'This call cannot be tried out.' },
  idempotencyRunning: { status: 409, message: 'The same request is still running.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  unsupportedType: { status: 415, message: 'Send the request as application/json.' },
  exportNeedsFilter: {
    status: 422,
    message: 'You need to search text or filter first before exporting results.',
  },
  exportTooLarge: {
    status: 422,
    message: 'There are too many records to export at once. Please narrow the search.',
  },
  tooManyTasks: {
    status: 422,
    message: 'Several of your tasks are not finished yet. Please wait for one to end.',
  },
  taskEnded: { status: 422, message: 'This task has already ended.' },
  taskUnfinished: { status: 422, message: 'This task has not ended yet. Cancel it first.' },
  taskNotRetried: {
    status: 422,
    message: 'This task cannot be tried again. Please start it anew.',
  },
  taskHasNoFile: { status: 422, message: 'This task has no file.' },
  taskFileGone: { status: 404, message: 'This file is no longer kept. Please start it again.' },
  unknownReference: { status: 422, message: 'The selected record does not exist.' },
  diskFull: {
    status: 507,
    message: 'The server has no room left to keep this. Please tell your administrator.',
  },
  tooMany: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  busy: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again.',
  },
});
