import { noticeData } from '#booking/domain';
import { noticeFacts } from '#booking/server';
import { formatDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { serviceTypes } from '#platform/domain';
import type { ServiceType } from '#platform/domain';
import { caseTypeNames } from '../../domain/index.ts';
import type { CaseRecord, CaseRecipient, CaseType } from '../../domain/index.ts';

type Person = {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

export type CaseFacts = {
  /** By the first words of the template variables. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly people: Readonly<Record<CaseRecipient, Person | null>>;
};

const peopleText = `select k.first_name as "clientFirst", k.last_name as "clientLast", k.full_name as "clientName",
    k.email as "clientEmail", k.mobile as "clientMobile", k.date_of_birth::text as born,
    m.first_name as "cmFirst", m.full_name as "cmName", m.email as "cmEmail",
    p.full_name as "specialistFull", p.titled_name as "specialistName", p.specialty, p.email as "specialistEmail",
    co.name as company
  from party_clients k
  left join party_case_managers m on m.id = $2::uuid
  left join party_specialists p on p.id = $3::uuid
  left join party_companies co on co.id = $4::uuid
  where k.id = $1::uuid`;

type Row = Readonly<Record<string, string | null>>;

const long = (day: unknown): string | null =>
  typeof day === 'string' && day ? formatDate(day.slice(0, 10), 'D MMMM YYYY') : null;

type Text = string | null | undefined;

const person = (name: Text, email: Text, mobile: Text = null): Person | null =>
  name ? { name, email: email ?? null, mobile: mobile ?? null } : null;

/** All that a template may say of a case, and whom it can be written to. */
export async function caseFacts(
  tx: Tx,
  type: CaseType,
  record: CaseRecord,
  link: string,
): Promise<CaseFacts> {
  const { clientId, bookingCmId, specialistId, companyId, appointmentId } = record;
  const [row = {} as Row] = await tx.query<Row>(peopleText, [
    clientId,
    bookingCmId ?? null,
    specialistId ?? null,
    companyId ?? null,
  ]);
  const booked = appointmentId ? await noticeFacts(tx, String(appointmentId)) : null;
  const data = {
    ...(booked ? noticeData(booked) : {}),
    case: {
      caseNo: record.caseNo,
      claimNo: record.claimNo ?? null,
      serviceType: serviceTypes[type.key as ServiceType] ?? caseTypeNames[type.key],
      dateOfInjury: long(record.dateOfInjury),
      status: type.resource.fields.caseStatus?.choices?.[String(record.caseStatus)] ?? null,
    },
    client: {
      firstName: row.clientFirst,
      lastName: row.clientLast,
      fullName: row.clientName,
      email: row.clientEmail,
      dateOfBirth: long(row.born),
    },
    caseManager: { firstName: row.cmFirst, fullName: row.cmName, email: row.cmEmail },
    specialist: {
      fullName: row.specialistFull,
      titledName: row.specialistName,
      specialty: row.specialty,
      email: row.specialistEmail,
    },
    company: { name: row.company },
    report: { dueDate: long(record.reportDueDate), sentDate: long(record.reportSentOn) },
    paperwork: { dueDate: long(record.paperworkDueDate) },
    link,
  };
  return {
    data,
    people: {
      client: person(row.clientName, row.clientEmail, row.clientMobile),
      bookingCm: person(row.cmName, row.cmEmail),
      specialist: person(row.specialistName, row.specialistEmail),
    },
  };
}

export const caseLink = (publicUrl: string, type: CaseType, id: string): string =>
  `${publicUrl}/view/${type.resource.segment}/detail/${id}`;
