import { taskJobs } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import type { SignedIn, TestServer } from '#kernel/testing';
import { documentsServer } from '../server/index.ts';

type Task = { readonly state: string; readonly value: unknown; readonly [key: string]: unknown };

/** Knows who started a task, as the module of users does in the product. */
export const knownPeople = (server: () => Pick<TestServer, 'actors'>): ServerModule => ({
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server().actors.values()].find((one) => one.userId === userId) ?? null),
  },
});

/** What a worker does with a task of this module; answers the task as its owner sees it then. */
export async function worked(
  server: TestServer,
  { api, actor }: Pick<SignedIn, 'api' | 'actor'>,
  name: string,
  taskId: unknown,
): Promise<Task> {
  const jobs = taskJobs([documentsServer, knownPeople(() => server)]);
  const job = jobs.find((one) => one.name === `tasks.${name}`);
  if (!job) throw new Error(`There is no task ${name}`);
  const { tenantId } = actor;
  await job.run({ tenantId, taskId }, server.services, new AbortController().signal);
  return (await api.get(`/app/tasks/${String(taskId)}`)).body as unknown as Task;
}
