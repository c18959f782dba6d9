import type { RecordOf } from '#kernel/domain';
import type { invoice } from '../../domain/index.ts';

export type ShownInvoice = RecordOf<typeof invoice> & { can?: readonly string[] };
