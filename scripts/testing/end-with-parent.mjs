/**
 * Loaded before a program of the tests by `node --import`: ends it when its starter was killed. It asks
 * who the parent is, for a channel would be one more thing that keeps the processes of Vitest alive.
 */
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
