import type { Jobs, Services } from '#kernel/server';

/** Most test files emit nothing: the queue is opened when the first event is. */
export function jobsOnDemand(jobs: Jobs, services: () => Services): Jobs {
  let started: Promise<void> | undefined;
  const start = () => (started ??= jobs.start(services()));
  return {
    ...jobs,
    start,
    async emit(tx, events) {
      await start();
      await jobs.emit(tx, events);
    },
    async enqueue(tx, job, data, options) {
      await start();
      await jobs.enqueue(tx, job, data, options);
    },
    async stop() {
      if (started) await jobs.stop();
    },
  };
}
