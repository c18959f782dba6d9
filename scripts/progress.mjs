const PATIENCE_MS = 1000;

/**
 * Runs one step of a command. Quick steps say nothing, longer ones say what is going on and how long
 * it took.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  console.log(`${title} …`);
  const result = await work();
  const ms = performance.now() - start;
  if (ms > PATIENCE_MS) console.log(`${title}: done in ${(ms / 1000).toFixed(1)} s`);
  return result;
}
