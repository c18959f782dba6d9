import { parentPort } from 'node:worker_threads';
import type { SheetOrder } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** D18: runs beside the thread that answers requests. One order at a time. */
parentPort?.on('message', (order: SheetOrder) => {
  writeSheet(order).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }),
  );
});
