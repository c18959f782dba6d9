import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground, hands it the signals we get, and ends as it ends. The channel
 * lets the child notice when we are killed without a chance to tell it (see watch-parent.mjs).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function runChild(program, args, options = {}) {
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
  // A closed terminal means the same as a request to end, and programs rarely listen to it.
  const pass = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  // In a terminal Ctrl-C already reaches the child, and a second one would mean "now!".
  const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  for (const signal of signals) process.on(signal, pass);
  if (process.stdin.isTTY) process.on('SIGINT', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      // Whoever runs one after the other hands signals to the one that lives.
      for (const one of signals) process.off(one, pass);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
