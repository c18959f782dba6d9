/** Refused for good: the same call would be refused again. */
export class OutsideRefused extends Error {
  /** What the other side answered; undefined where we did not even ask. */
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Down, too slow, or asked too often: the same call may be made again later. */
export class OutsideUnavailable extends Error {
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 30) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
