import type { RecordOf, Reference } from '#kernel/domain';
import { actionRequired } from '../../domain/index.ts';

export type ActionItem = RecordOf<typeof actionRequired> & { assignedUser?: Reference | null };

export const actionPath = ({ id }: Pick<ActionItem, 'id'>): string =>
  `/view/${actionRequired.segment}/detail/${id}`;
