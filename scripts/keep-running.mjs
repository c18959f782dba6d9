import { runChild } from './run-child.mjs';

/** The server's own "a fault of ours" (apps/server/end-on-fault.ts), and what the system ends for good. */
const faultCodes = new Set([70, 132, 133, 134, 135, 136, 137, 139]);
const minute = 60_000;
const mostInMinute = 5;

/**
 * Runs a program, and again when a fault ended it, at most five times within a minute. One that was
 * asked to end, or that could not start, stays ended.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export async function keepRunning(program, args, options = {}) {
  let isAsked = false;
  const note = () => void (isAsked = true);
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, note);
  const faults = [];
  for (;;) {
    const code = await runChild(program, args, options);
    if (isAsked || !faultCodes.has(code)) return code;
    const now = Date.now();
    faults.push(now);
    if (faults.filter((at) => at > now - minute).length > mostInMinute) {
      console.error(`The server ended ${mostInMinute + 1} times within a minute. It stays ended.`);
      return code;
    }
    console.error(`The server ended with code ${code} after a fault. It is started again.`);
  }
}
