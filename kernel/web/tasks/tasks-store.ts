import type { TaskView } from '#kernel/domain';
import { useSyncExternalStore } from 'react';

export type TasksState = {
  /** One's own, newest first; null until they have been asked for. */
  readonly own: readonly TaskView[] | null;
  /** Those of the whole tenant, for whoever may see them. */
  readonly everyones: readonly TaskView[] | null;
  readonly isOpen: boolean;
  readonly showsEveryone: boolean;
};

const nothing: TasksState = { own: null, everyones: null, isOpen: false, showsEveryone: false };

let state = nothing;
const listeners = new Set<() => void>();

export const tasksState = (): TasksState => state;

export function changeTasks(changes: Partial<TasksState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export const forgetTasks = (): void => changeTasks(nothing);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTasks = (): TasksState => useSyncExternalStore(subscribe, tasksState);

export const useTask = (id: string): TaskView | undefined =>
  useTasks().own?.find((task) => task.id === id);

export const openTasks = (): void => changeTasks({ isOpen: true });
export const closeTasks = (): void => changeTasks({ isOpen: false });
