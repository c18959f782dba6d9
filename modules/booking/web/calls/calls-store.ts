import type { ValueOfShape } from '#kernel/domain';
import { api, browserSetting, runAction, toastFailure } from '#kernel/web';
import { useSyncExternalStore } from 'react';
import { changeCall, ownCalls, startCall } from '../../domain/index.ts';
import type { CallStart, keptSlotShape, ownCallShape } from '../../domain/index.ts';

export type OwnCall = ValueOfShape<typeof ownCallShape>;
export type Kept = ValueOfShape<typeof keptSlotShape>;

type Answer = { readonly items: OwnCall[]; readonly hasMailServer: boolean };

type State = {
  /** Null until they have been asked for. */
  readonly calls: readonly OwnCall[] | null;
  /** The call that is filled by the palette and by the search. */
  readonly currentId: string | null;
  readonly hasMailServer: boolean;
};

let state: State = { calls: null, currentId: null, hasMailServer: true };
const listeners = new Set<() => void>();

function change(changes: Partial<State>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const callsState = (): State => state;
export const useCalls = (): State => useSyncExternalStore(subscribe, callsState);

/** The chosen one while it is open, else the latest that is. */
export const currentCall = ({ calls, currentId }: State): OwnCall | null => {
  const open = (calls ?? []).filter(({ status }) => status === 'open');
  return open.find(({ id }) => id === currentId) ?? open.at(-1) ?? null;
};

export const chooseCall = (currentId: string): void => change({ currentId });

/** A strip that was folded stays so; without a call it is not there at all until it is opened. */
export const stripState = browserSetting<'open' | 'folded'>('caseway.calls', {
  parse: (text) => (text === 'open' ? 'open' : 'folded'),
  write: (value) => value,
  fallback: () => 'folded',
});

/** Only the latest answer counts: an older one may be overtaken. */
let asked = 0;

export async function loadCalls(): Promise<void> {
  asked += 1;
  const mine = asked;
  const { items, hasMailServer } = await api.get<Answer>(ownCalls.path);
  if (mine === asked) change({ calls: items, hasMailServer });
}

/** Starts a call with what is known, and makes it the one that is filled next. */
export async function beginCall(start: CallStart = {}): Promise<string | null> {
  try {
    const call = await runAction<{ id: string }>(startCall, '', { ...start });
    stripState.set('open');
    if (call) change({ currentId: call.id });
    await loadCalls();
    return call?.id ?? null;
  } catch (error) {
    toastFailure(error);
    return null;
  }
}

/** Adds to the current call; without one it begins one. Answers the call as it is then. */
export async function fillCall(start: CallStart): Promise<OwnCall | null> {
  const current = currentCall(state);
  if (!current) await beginCall(start);
  else {
    try {
      await runAction(changeCall, current.id, { ...start });
      stripState.set('open');
      await loadCalls();
    } catch (error) {
      toastFailure(error);
    }
  }
  return currentCall(state);
}
