import { defineConsequence, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import { decidePartiesOfAppointment, isSameParties, refuseOtherFirm } from '../../domain/index.ts';
import type { CaseType, JudgedParties } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { appointmentOf } from './appointment-of-case.ts';

const partiesText = `select id, client_id as "clientId", company_id as "companyId",
    booking_cm_id as "bookingCmId", booking_cm_id is null or company_id is null
      or booking_cm_id in (select case_managers_for_company(company_id)) as "caseManagerFits"
  from cases where id = any($1::uuid[])`;

/**
 * Whichever call writes claimant or customer of a case: its mails and its report go to nobody of another
 * firm, and its appointment says the same.
 */
export const partiesConsequence = (type: CaseType) =>
  defineConsequence<JudgedParties & { readonly id: string }>({
    choice: 'forAppointment',
    of: ['create', 'change'],
    async facts(tx, ids) {
      const rows = await tx.query<JudgedParties & { id: string }>(partiesText, [ids]);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async follow({ tx, services }, changes) {
      for (const { id, before, after } of changes) {
        if (!after || (before && isSameParties(before, after))) continue;
        const refused = refuseOtherFirm(before, after);
        if (refused) throwUnlessAccepted(refused);
        if (!before) continue;
        const record = await storedCase(tx, type, id);
        const booked = record && (await appointmentOf(tx, record));
        if (!booked) continue;
        const decision = decidePartiesOfAppointment(before, after, booked);
        throwUnlessAccepted(decision);
        await writeBySystem({ tx, services }, decision);
      }
    },
  });
