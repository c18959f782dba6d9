import { setPriority } from 'node:os';
import { fileWorks } from './file-works.ts';
import type { FileWorkName, Progress } from './file-works.ts';

type AnyFileWork = (input: unknown, progress: Progress) => Promise<unknown>;
export type Order = { readonly work: FileWorkName; readonly input: unknown };
export type Report =
  | { readonly progress: number }
  | { readonly answer: unknown }
  | { readonly failure: string };

/** The server answers people; this process takes what is left of the cores, unless told otherwise. */
setPriority(Math.max(0, Number(process.env.FILE_WORK_NICE ?? 10) || 0));

const send = (report: Report) => process.send?.(report);

process.on('message', (order: Order) => {
  perform(order).then(
    (answer) => send({ answer }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function perform({ work, input }: Order): Promise<unknown> {
  const perform = (await fileWorks[work]()) as AnyFileWork;
  return perform(input, (share) => send({ progress: share }));
}
