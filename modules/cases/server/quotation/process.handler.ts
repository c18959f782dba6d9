import { handle } from '#kernel/server';
import { otProcess, otProcessSections, readOtProcess } from '../../domain/index.ts';
import { dayOf, quotationsOf } from './quotation-rows.ts';

/** C-073, G-018. */
export const processHandler = handle(readOtProcess, async ({ tx, record }) => {
  const { quotation } = await quotationsOf(tx, record.id);
  const { step, billingStatus, requestedOn, appointmentDate, reportSentOn } = record;
  const sections = otProcess({
    step,
    billingStatus,
    requestedOn,
    assessedOn: dayOf(appointmentDate),
    reportSentOn,
    quotation: quotation && {
      status: quotation.status,
      sentOn: dayOf(quotation.sentAt),
      decidedOn: dayOf(quotation.decidedAt),
    },
  });
  return {
    sections: sections.map(({ key, state, on }) => ({
      key,
      label: otProcessSections[key],
      state,
      on,
      quotation:
        quotation && key.startsWith('QUOTATION')
          ? {
              id: quotation.id,
              quotationNo: quotation.quotationNo,
              statusName: quotation.statusName,
            }
          : null,
    })),
  };
});
