import { defineWorkflow, longText, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { typing } from '../dictation/dictation-choices.ts';
import { typingJob } from './typing-job.resource.ts';

const reason = { reason: longText('Reason', { required: true, max: 1000 }) } as const;

/** Our reading: the spec has the two lists of jobs, and not the way between them. */
export const typingWorkflow = defineWorkflow({
  on: typingJob,
  axes: { status: { final: ['accepted'] } },
  moves: {
    claim: {
      label: 'Take this job',
      can: 'take it',
      who: typing,
      status: { from: ['waiting'], to: 'claimed' },
    },
    assign: {
      label: 'Assign',
      can: 'assign it',
      who: settingsStaff,
      sends: ['TypingJobGiven'],
      asks: { typistId: lookup('Typist', 'user', { required: true }) },
      status: { from: ['waiting', 'claimed'], to: 'claimed' },
    },
    giveBack: {
      label: 'Return',
      can: 'return it',
      who: typing,
      asks: reason,
      status: { from: ['claimed'], to: 'waiting' },
    },
    complete: {
      label: 'Complete',
      can: 'complete it',
      who: typing,
      /** Without a file, what was written in the window becomes the report. */
      asks: { fileId: text('Typed report', { max: 36 }) },
      status: { from: ['claimed'], to: 'completed' },
    },
    accept: {
      label: 'Accept',
      can: 'accept it',
      who: settingsStaff,
      status: { from: ['completed'], to: 'accepted' },
    },
    sendBack: {
      label: 'Send back to typist',
      can: 'send it back',
      who: settingsStaff,
      asks: reason,
      status: { from: ['completed'], to: 'claimed' },
    },
  },
});
