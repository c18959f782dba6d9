import { workflowOf } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import type { StoredRecord } from '../record.ts';
import { ActionButton } from './action-button.tsx';

/** The moves of the resource's workflow as actions, in the order of its table. */
export const movesOf = (resource: AnyResource): readonly AnyAction[] =>
  Object.values(workflowOf(resource.name)?.actions ?? {});

type Props = { resource: AnyResource; record: StoredRecord };

/** A button for each move that the caller may make from the state in which the record is. */
export const MoveButtons = ({ resource, record }: Props) =>
  movesOf(resource).map((action) => (
    <ActionButton key={action.name} action={action} record={record} />
  ));
