import { defineConsequence, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import { decidePartiesOfAppointment, isSameParties } from '../../domain/index.ts';
import type { CaseType, PartiesOfCase } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { appointmentOf } from './appointment-of-case.ts';

const partiesText = `select id, client_id as "clientId", company_id as "companyId",
    booking_cm_id as "bookingCmId"
  from cases where id = any($1::uuid[])`;

/** Whichever call changes claimant or customer of a case, its appointment says the same. */
export const partiesConsequence = (type: CaseType) =>
  defineConsequence<PartiesOfCase & { readonly id: string }>({
    choice: 'forAppointment',
    of: ['change'],
    async facts(tx, ids) {
      const rows = await tx.query<PartiesOfCase & { id: string }>(partiesText, [ids]);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async follow({ tx, services }, changes) {
      for (const { id, before, after } of changes) {
        if (!before || !after || isSameParties(before, after)) continue;
        const record = await storedCase(tx, type, id);
        const booked = record && (await appointmentOf(tx, record));
        if (!booked) continue;
        const decision = decidePartiesOfAppointment(before, after, booked);
        throwUnlessAccepted(decision);
        await writeBySystem({ tx, services }, decision);
      }
    },
  });
