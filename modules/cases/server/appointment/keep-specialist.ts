import { accept } from '#kernel/domain';
import { decideEach, defineRule, rowsById, tableOf } from '#kernel/server';
import type { Rule } from '#kernel/server';
import { decideSpecialistOfAppointment } from '../../domain/index.ts';
import type { CaseType, SpecialistOfCase } from '../../domain/index.ts';

const factsText = (
  table: string,
): string => `select t.id, t.specialist_id::text as "specialistId", a.specialist_id::text as "bookedSpecialistId"
  from ${table} t left join booking_appointments a on a.tenant_id = t.tenant_id
    and a.id = t.appointment_id and a.status <> 'cancelled'
  where t.id = any($1::uuid[])`;

export const specialistHasTheSlot = (type: CaseType): Rule =>
  defineRule({
    name: 'cases.specialistHasTheSlot',
    sentence:
      'Whichever call changes the specialist of a case, it stays the one whose slot its appointment takes.',
    on: type.resource,
    when: ['change'],
    concerns: (sent) => 'specialistId' in sent,
    facts: rowsById<SpecialistOfCase & { readonly id: string }>(factsText(tableOf(type.resource))),
    decide: decideEach<SpecialistOfCase>((before, after) =>
      before && after ? decideSpecialistOfAppointment(before, after) : accept(),
    ),
  });
