import { date, defineWorkflow, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { specialistContract } from './specialist-contract.resource.ts';

/** G-029, decision 22. What is signed can be cancelled and never changed. */
export const specialistContractWorkflow = defineWorkflow({
  on: specialistContract,
  axes: { status: { final: ['cancelled'] } },
  moves: {
    /** C-214. It comes with the document that is to be signed. */
    generateAgreement: {
      label: 'Generate agreement',
      status: { from: ['draft', 'sent'], to: 'sent' },
      sends: ['specialist.agreement'],
    },
    /** By the specialist in their profile, or by staff who hold the signed paper. */
    sign: {
      label: 'Record signature',
      can: 'sign it',
      who: [...settingsStaff, 'SPECIALIST'],
      asks: {
        signedBy: text('Signed by', { required: true, max: 200 }),
        signedDate: date('Signed on', { notFuture: true }),
      },
      status: { from: ['draft', 'sent'], to: 'signed' },
    },
    cancel: {
      label: 'Cancel contract',
      can: 'cancel it',
      who: settingsStaff,
      status: { from: ['draft', 'sent', 'signed'], to: 'cancelled' },
    },
  },
});
