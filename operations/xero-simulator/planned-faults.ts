/** How the next calls that write shall fail. */
export type PlannedFault = {
  readonly status: number;
  readonly times: number;
  readonly retryAfter?: number;
  /** It is done, but the caller does not hear of it. */
  readonly isDone?: boolean;
  /** Only calls whose path begins so, e.g. `/Payments`. */
  readonly on?: string;
};

export function plannedFaults() {
  let faults: PlannedFault[] = [];
  return {
    add: (fault: PlannedFault): void => void faults.push(fault),
    /** The fault of this call, used up by it. */
    take(path: string): PlannedFault | undefined {
      const fault = faults.find(({ on = '' }) => path.startsWith(on));
      faults = faults.flatMap((one) => {
        if (one !== fault) return [one];
        return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
      });
      return fault;
    },
  };
}
