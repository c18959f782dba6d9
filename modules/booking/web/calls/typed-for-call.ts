import { openTab } from '#kernel/web';
import type { Typed, TypedAnswer } from '#kernel/web';
import { callSuggestions } from '../../domain/index.ts';
import { awaitSlots } from '../search/awaited-slots.ts';
import { searchForCall } from './call-words.ts';
import { beginCall, fillCall } from './calls-store.ts';
import { focusCall } from './focus-call.ts';

/** A phone number is a new call; everything else is said in the call that is open. */
export const answersForCall = (typed: Typed): TypedAnswer[] =>
  callSuggestions(typed).map(({ label, detail, start, isSearch }) => ({
    label,
    detail,
    run: () => {
      if (start.callerPhone) return void beginCall(start).then(focusCall);
      void fillCall(start).then((call) => {
        if (!call) return;
        if (!isSearch) return focusCall(call.id);
        awaitSlots();
        openTab(searchForCall(call));
      });
    },
  }));
