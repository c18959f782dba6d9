import { randomBytes } from 'node:crypto';

/** Short, because the audit log keeps one for each read; the first part tells processes apart. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}${(count += 1).toString(36)}`;
}
