import { dayIn } from '#kernel/domain';
import { handle } from '#kernel/server';
import { otProcess, otProcessSections, readOtProcess } from '../../domain/index.ts';
import { tenantZone } from '../engine/index.ts';
import { quotationsOf } from './quotation-rows.ts';

/** On the clocks of the place: UTC is another day there for half of it. */
const dayOf = (instant: string | Date | null, zone: string) =>
  instant ? dayIn(zone, new Date(instant)) : null;

/** C-073, G-018. */
export const processHandler = handle(readOtProcess, async ({ tx, record }) => {
  const { quotation } = await quotationsOf(tx, record.id);
  const zone = await tenantZone(tx);
  const { step, billingStatus, requestedOn, appointmentDate, appointmentZone, reportSentOn } =
    record;
  const sections = otProcess({
    step,
    billingStatus,
    requestedOn,
    assessedOn: dayOf(appointmentDate, appointmentZone ?? zone),
    reportSentOn,
    quotation: quotation && {
      status: quotation.status,
      sentOn: dayOf(quotation.sentAt, zone),
      decidedOn: dayOf(quotation.decidedAt, zone),
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
