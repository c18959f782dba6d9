import { api, openTab } from '#kernel/web';
import type { Typed, TypedAnswer } from '#kernel/web';
import { callSuggestions, mayBePlace, searchPlaces } from '../../domain/index.ts';
import type { CallTyped } from '../../domain/index.ts';
import { awaitSlots } from '../search/awaited-slots.ts';
import { searchForCall } from './call-words.ts';
import { beginCall, callsState, currentCall, fillCall } from './calls-store.ts';
import { focusCall } from './focus-call.ts';

/** A call that is open and does not know for whom it is. */
const isAsking = (): boolean => currentCall(callsState())?.client === null;

const placesIn = (seen: unknown): Places['items'] =>
  (seen as Places | null | undefined)?.items ?? [];

type Places = { readonly items: CallTyped['places'] };

/** Whether words are a place, the server knows: a name or a screen is none. */
export const placesForCall = async (text: string, signal: AbortSignal): Promise<Places | null> =>
  mayBePlace(text) ? api.get<Places>(searchPlaces.path, { q: text }, signal) : null;

/** A phone number is a new call; everything else is said in the call that is open. */
export const answersForCall = (typed: Typed): TypedAnswer[] =>
  callSuggestions({ ...typed, places: placesIn(typed.seen), isAsking: isAsking() }).map(
    ({ label, detail, start, isSearch, isAwaited }) => ({
      label,
      detail,
      ...(isAwaited && { isFirst: true }),
      run: () => {
        if (start.callerPhone) return void beginCall(start).then(focusCall);
        void fillCall(start).then((call) => {
          if (!call) return;
          if (!isSearch) return focusCall(call.id);
          awaitSlots();
          openTab(searchForCall(call));
        });
      },
    }),
  );
