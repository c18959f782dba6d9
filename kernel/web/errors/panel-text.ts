import { ApiError, serverFailed, unknownFailure } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';

/** G-050: a panel must say something, also where no toast is shown. */
export const panelText = (error: unknown): string =>
  error instanceof ApiError && error.status === 500
    ? serverFailed
    : (failureText(error) ?? unknownFailure);
