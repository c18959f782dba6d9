import { livePostmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;

/** Brings a database that died under us back on the same port, so that pools find it again. */
export function superviseCluster(
  pgData: string,
  log: (line: string) => void,
  bringUp: () => Promise<unknown>,
): { end(): Promise<void> } {
  let repair: Promise<void> | undefined;

  const look = () => {
    if (repair || livePostmaster(pgData)) return;
    log('The database has stopped; starting it again.');
    repair = bringUp()
      .then(
        () => log('The database is back.'),
        (error: unknown) => log(`The database does not come back: ${String(error)}`),
      )
      .finally(() => (repair = undefined));
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    end: async () => {
      clearInterval(timer);
      await repair;
    },
  };
}
