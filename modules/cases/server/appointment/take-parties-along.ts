import { appointment } from '#booking/domain';
import { together } from '#kernel/domain';
import { defineRule, rowsById } from '#kernel/server';
import type { Changed, Rule, Tx } from '#kernel/server';
import { decidePartiesOfAppointment, isSameParties } from '../../domain/index.ts';
import type { CaseType, PartiesOfCase } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { appointmentOf } from './appointment-of-case.ts';

type Parties = PartiesOfCase & { readonly id: string };

const partiesText = `select id, client_id as "clientId", company_id as "companyId",
    booking_cm_id as "bookingCmId"
  from cases where id = any($1::uuid[])`;

const hasOthers = ({ before, after }: Changed<Parties>): boolean =>
  before !== null && after !== null && !isSameParties(before, after);

async function bookedFor(tx: Tx, type: CaseType, caseId: string) {
  const record = await storedCase(tx, type, caseId);
  return record && appointmentOf(tx, record);
}

export const appointmentTakesParties = (type: CaseType): Rule =>
  defineRule({
    name: 'cases.appointmentTakesParties',
    sentence:
      'Whichever call changes claimant or customer of a case, its appointment says the same.',
    on: type.resource,
    when: ['change', 'move'],
    writes: [appointment],
    facts: rowsById<Parties>(partiesText),
    async more({ tx }, changes) {
      const booked = new Map<string, Awaited<ReturnType<typeof bookedFor>>>();
      for (const one of changes)
        if (hasOthers(one)) booked.set(one.id, await bookedFor(tx, type, one.id));
      return booked;
    },
    decide: (changes, _asked, booked) =>
      together(
        changes.flatMap(({ id, before, after }) => {
          const one = booked.get(id);
          return before && after && one ? [decidePartiesOfAppointment(before, after, one)] : [];
        }),
      ),
  });
