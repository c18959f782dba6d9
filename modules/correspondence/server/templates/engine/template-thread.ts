import { parentPort } from 'node:worker_threads';
import type { TemplateOrder } from './template-order.ts';
import { writeTemplate } from './write-template.ts';

/** D22: runs beside the thread that answers requests, and may be killed. One order at a time. */
parentPort?.on('message', (order: TemplateOrder) => {
  parentPort?.postMessage(writeTemplate(order));
});
parentPort?.postMessage('ready');
