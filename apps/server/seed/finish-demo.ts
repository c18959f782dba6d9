import type { Services } from '#kernel/server';
import { serverModules } from '../compose.ts';

/** A demo without a browser to print with is a demo all the same; the next start tries again. */
export async function finishDemo(services: Services): Promise<void> {
  for (const { name, demo } of serverModules)
    try {
      await demo?.finish?.(services);
    } catch (error) {
      services.log.warn({ err: error, module: name }, 'the demo is not finished');
    }
}
