type Report = (error: Error) => void;

let report: Report = () => {};

/** Bound by whoever passes faults of ours on; before that nobody is told. */
export const bindCrashReports = (tell: Report): void => {
  report = tell;
};

/** Never makes a crash worse. */
export function reportCrash(error: unknown): void {
  try {
    if (error instanceof Error) report(error);
  } catch {
    // Nobody is left to tell.
  }
}
