import { userRoom } from '#kernel/server';
import type { Services } from '#kernel/server';
import { asJob } from './export-row.ts';
import type { ExportRow } from './export-row.ts';

/** To the windows of the one who asked; who hears nothing asks by itself. */
export function tellRequester({ realtime, now }: Services, row: ExportRow): void {
  realtime.publish(userRoom(row.tenant_id, row.user_id), 'ExportChanged', asJob(row, now()));
}
