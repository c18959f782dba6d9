import type { ServiceType } from '#platform/domain';

export type StandardChecklist = {
  /** Never changes: the id of the record is made from it. */
  readonly key: string;
  readonly name: string;
  readonly serviceType: ServiceType | null;
  readonly description: string;
  /** A leading question mark: good to have, not required. */
  readonly criterias: readonly string[];
};

/** C-233: what a tenant starts with, and gets back. */
export const standardChecklists: readonly StandardChecklist[] = [
  {
    key: 'ime-paperwork',
    name: 'IME paperwork ready for the specialist',
    serviceType: 'IME',
    description: 'Before the brief leaves for the specialist.',
    criterias: [
      'Letter of instruction names the questions to be answered',
      'Claimant identity and date of birth match the claim',
      'Treating doctor reports are attached',
      'Imaging reports are attached; films or links are available',
      'Pages are merged, numbered and free of other people’s records',
      '?Interpreter is booked and confirmed',
      '?Surveillance or sensitive material is marked as such',
    ],
  },
  {
    key: 'ime-report-qa',
    name: 'IME report quality assurance',
    serviceType: 'IME',
    description: 'Before a report is sent to the case manager.',
    criterias: [
      'Every question of the letter of instruction is answered',
      'Diagnosis is supported by history, examination and imaging',
      'Impairment is rated under the right guide and edition',
      'Names, dates and sides of the body agree throughout',
      'Expert witness declaration is in the form of the jurisdiction',
      'Qualifications and accreditation of the specialist are current',
      '?Apportionment is reasoned where there was an earlier injury',
    ],
  },
  {
    key: 'ot-quotation',
    name: 'OT quotation',
    serviceType: 'OT',
    description: 'Before a quotation goes to the funder.',
    criterias: [
      'Referral question and goals are stated',
      'Travel is within the limits of the scheme',
      'Rates are those of the current price list',
      'Approval of the funder is on file before the visit',
    ],
  },
  {
    key: 'supplementary',
    name: 'Supplementary report request',
    serviceType: 'SUPP',
    description: 'When further material comes after the first report.',
    criterias: [
      'First report and the new material are attached',
      'Questions refer to the paragraphs of the first report',
      'Specialist has confirmed the date of delivery',
    ],
  },
  {
    key: 'file-review',
    name: 'File review intake',
    serviceType: 'FR',
    description: 'A report on papers, without an examination.',
    criterias: [
      'Index of documents is attached',
      'Specialist has no conflict of interest with the parties',
      'Number of pages is agreed for the fee',
    ],
  },
  {
    key: 'medneg-triage',
    name: 'Medical negligence triage',
    serviceType: 'MN',
    description: 'Before a preliminary opinion is asked for.',
    criterias: [
      'Limitation date is known and recorded',
      'Hospital records are complete',
      'Chronology is prepared',
      'Expert practises in the field that is criticised',
      '?Expert has not treated the claimant',
    ],
  },
  {
    key: 'conclave',
    name: 'Conclave or court attendance',
    serviceType: 'CO',
    description: 'Before the experts meet or give evidence.',
    criterias: [
      'Reports of all experts have been exchanged',
      'Agreed questions are with every expert',
      'Link, telephone numbers and time zone are confirmed',
      'Fee for preparation and attendance is agreed in writing',
    ],
  },
  {
    key: 'mass-tort-intake',
    name: 'Mass tort intake',
    serviceType: 'MT',
    description: 'When a claimant joins a group of matters.',
    criterias: [
      'Claimant meets the definition of the group',
      'Product, batch or exposure is evidenced',
      'Signed authority to obtain records is on file',
    ],
  },
];
