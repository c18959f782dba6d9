import { ActionButton, screensFor } from '#kernel/web';
import { applyTerms, payTerms } from '../../domain/index.ts';

export const payTermsScreens = screensFor(payTerms, {
  actions: ({ record }) => (
    <ActionButton
      action={applyTerms}
      record={record}
      done="The open fees say what these pay details say."
    />
  ),
});
