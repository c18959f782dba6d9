import { bindTask } from '#kernel/server';
import { changeSessionsTask, keptMessage, sessionsInRequest } from '../../domain/index.ts';
import { changeSome, readOrder } from './change-some.ts';
import type { BulkResult } from './change-some.ts';

const none: BulkResult = { changed: 0, affectedAppointments: 0, kept: [] };

const together = (a: BulkResult | null | undefined, b: BulkResult): BulkResult => ({
  changed: (a?.changed ?? 0) + b.changed,
  affectedAppointments: (a?.affectedAppointments ?? 0) + b.affectedAppointments,
  kept: [...(a?.kept ?? []), ...b.kept],
});

/** A hundred sessions in a step, so that people see it move and can stop it. */
export const changeSessionsWork = bindTask(changeSessionsTask, async (run) => {
  const { services, input } = run;
  const { ids } = readOrder(input);
  while (run.done < ids.length) {
    const some = ids.slice(run.done, run.done + sessionsInRequest);
    await run.step(async (tx) => {
      const { kept, result } = await changeSome(tx, services, input, some);
      return {
        done: run.done + some.length,
        failed: kept.map((session) => ({
          id: session.id,
          name: session.name,
          message: keptMessage(session),
        })),
        value: together(run.value as BulkResult | null | undefined, result),
      };
    });
  }
  const { changed } = together(run.value as BulkResult | null | undefined, none);
  return { summary: `${changed} of ${ids.length} sessions changed.` };
});
