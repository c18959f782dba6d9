import { templateFactsPoint } from '#correspondence/server';
import type { TemplateFactsSource } from '#correspondence/server';
import { addressText, formatDate, moduleNameOf } from '#kernel/domain';
import type { Address, RecordOf } from '#kernel/domain';
import {
  addressOfSpecialist,
  caseManager,
  centre,
  client,
  company,
  specialist,
} from '../domain/index.ts';

type Named = { readonly displayName?: string } | null | undefined;

/** What the record calls `title`, where it is a record of a list. */
const shown = (value: unknown): string | null => (value as Named)?.displayName ?? null;

type Doctor = RecordOf<typeof specialist>;

export const specialistWords = (doctor: Doctor) => ({
  title: doctor.title,
  firstName: doctor.firstName,
  lastName: doctor.lastName,
  fullName: doctor.fullName,
  titledName: [doctor.title, doctor.fullName].filter(Boolean).join(' '),
  specialty: doctor.specialty,
  email: addressOfSpecialist(doctor),
});

const ofSpecialist: TemplateFactsSource = {
  module: moduleNameOf(specialist),
  async read({ services }, record) {
    const doctor = record as Record<string, unknown> & Doctor;
    return {
      data: {
        specialist: specialistWords(doctor),
        link: `${services.config.publicUrl}/view/dr-account`,
      },
      destination: addressOfSpecialist(doctor),
    };
  },
};

const ofClient: TemplateFactsSource = {
  module: moduleNameOf(client),
  async read(_call, record) {
    const person = record as Record<string, unknown> & RecordOf<typeof client>;
    const { firstName, lastName, email, phone, mobile, dateOfBirth } = person;
    const words = {
      title: shown(record['title']),
      firstName,
      lastName,
      fullName: [firstName, lastName].filter(Boolean).join(' '),
      dateOfBirth: dateOfBirth && formatDate(dateOfBirth, 'D MMMM YYYY'),
      email,
      phone: mobile ?? phone,
    };
    const told = { firstName, fullName: words.fullName };
    return { data: { client: words, person: told }, destination: email ?? null };
  },
};

const ofCaseManager: TemplateFactsSource = {
  module: moduleNameOf(caseManager),
  async read(_call, record) {
    const person = record as Record<string, unknown> & RecordOf<typeof caseManager>;
    const { firstName, lastName, fullName, email, position } = person;
    const data = {
      caseManager: { firstName, lastName, fullName, email, position },
      person: { firstName, fullName },
      company: { name: shown(record['company']) },
    };
    return { data, destination: email };
  },
};

const ofCompany: TemplateFactsSource = {
  module: moduleNameOf(company),
  async read(_call, record) {
    const { name, email, phone } = record as Record<string, unknown> & RecordOf<typeof company>;
    return { data: { company: { name, email, phone } }, destination: email ?? null };
  },
};

const ofCentre: TemplateFactsSource = {
  module: moduleNameOf(centre),
  async read(_call, record) {
    const place = record as Record<string, unknown> & RecordOf<typeof centre>;
    const { name, email, phone, parkingNotes, accessNotes } = place;
    const address = record['address'] ? addressText(record['address'] as Address) : null;
    const words = { name, email, phone, address, parkingNotes, accessNotes };
    return { data: { centre: words }, destination: email ?? null };
  },
};

export const partyTemplateFacts = [ofSpecialist, ofClient, ofCaseManager, ofCompany, ofCentre].map(
  (source) => templateFactsPoint.contribute(source),
);
