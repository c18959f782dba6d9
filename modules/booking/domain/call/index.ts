import { changeCall, keepSlot, letSlotGo, ownCalls, startCall } from './call-actions.ts';

export * from './call-offer-link.ts';
export * from './call-actions.ts';
export * from './call-choices.ts';
export * from './call-slot.resource.ts';
export * from './call.resource.ts';
export * from './call.workflow.ts';
export * from './decide-answer.ts';
export * from './decide-keep.ts';
export * from './decide-offer.ts';
export * from './decide-start.ts';
export * from './kept-slot.ts';
export * from './offer-words.ts';
export * from './refusals.ts';
export * from './typed-for-call.ts';

export const callActions = [startCall, changeCall, ownCalls, keepSlot, letSlotGo] as const;
