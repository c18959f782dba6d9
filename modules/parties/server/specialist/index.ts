import type { Handler } from '#kernel/server';
import { agreementHandlers } from './agreement.handlers.ts';
import { feeHandlers } from './fees.handlers.ts';
import { myProfileHandlers } from './my-profile.handlers.ts';
import { onboardingHandlers } from './onboarding.handlers.ts';
import { reportTypeHandlers } from './report-types.handlers.ts';
import { sendForSignatureHandler } from './sign-by-link.ts';
import { specialistHandlers } from './specialist.handlers.ts';

export { contractSignedNotice } from './contract-signed-notice.ts';
export { agreementPrint } from './view-agreement.ts';
export { contractSignedByLink } from './sign-by-link.ts';

export const allSpecialistHandlers: readonly Handler[] = [
  ...specialistHandlers,
  ...onboardingHandlers,
  ...feeHandlers,
  ...reportTypeHandlers,
  ...agreementHandlers,
  sendForSignatureHandler,
  ...myProfileHandlers,
];
