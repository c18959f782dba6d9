import type { AssessmentType, OnboardingStage, RecruitmentStatus } from '../../domain/index.ts';
import type { State, ValueId } from '#platform/demo';
import type { Random } from '#kernel/server';
import type { Specialty } from './specialties.ts';

const fellowships: Readonly<Record<string, string>> = {
  Psychiatry: 'FRANZCP',
  'Occupational Medicine': 'FAFOEM (RACP)',
  'Rehabilitation Medicine': 'FAFRM (RACP)',
  'Pain Medicine': 'FFPMANZCA',
  Ophthalmology: 'FRANZCO',
  'Obstetrics and Gynaecology': 'FRANZCOG',
  'Emergency Medicine': 'FACEM',
  'General Practice': 'FRACGP',
  Dermatology: 'FACD',
  'Orthopaedic Surgery': 'FAOrthA',
  'Clinical Psychology': 'FCCLP',
  'Clinical Neuropsychology': 'FCCN',
  'Occupational Therapy': 'B OccThy',
};

const accreditations: Readonly<Record<State, string>> = {
  NSW: 'SIRA permanent impairment assessor (workers compensation)',
  ACT: 'Comcare approved',
  VIC: 'WorkSafe Victoria independent medical examiner',
  QLD: 'MAIC (Queensland)',
  SA: 'ReturnToWorkSA impairment assessor',
  WA: 'WorkCover WA approved medical specialist',
  TAS: 'AMA Guides 5th edition trained',
  NT: 'AMA Guides 5th edition trained',
};

const languages = ['Mandarin', 'Arabic', 'Vietnamese', 'Greek', 'Italian', 'Hindi'] as const;
const arrangements = ['4', '2', '4', '3', '1'] as const;
const stages: readonly OnboardingStage[] = ['stage1', 'stage2', 'stage3'];

const stageOf = (status: RecruitmentStatus, index: number): OnboardingStage =>
  status === 'ONBOARDED' || status === 'EXCLUDING'
    ? 'stage4'
    : status === 'ONBOARDING'
      ? (stages[Math.floor(index / 12) % stages.length] ?? 'stage1')
      : 'pending';

/** What a specialist is able and willing to do. */
export function practiceOf(
  specialty: Specialty,
  state: State,
  status: RecruitmentStatus,
  index: number,
  random: Random,
  valueId: ValueId,
) {
  const ids = (category: Parameters<ValueId>[0], labels: readonly string[]) =>
    labels.flatMap((label) => valueId(category, label) ?? []);
  const fellowship = fellowships[specialty.name] ?? (specialty.isSurgery ? 'FRACS' : 'FRACP');
  const isMedNeg = specialty.isMedical && random.next() < 0.35;
  const accepted: AssessmentType[] = [
    specialty.name === 'Occupational Therapy' ? 'ot' : 'ime',
    'supplementary',
    ...(random.next() < 0.7 ? (['fileReview'] as const) : []),
    ...(isMedNeg ? (['medNeg'] as const) : []),
  ];
  const hasTerms = status === 'ONBOARDED' || status === 'EXCLUDING';
  const second = hasTerms && random.next() < 0.4;
  return {
    specialty: specialty.name,
    specialtyIds: ids('specialty', [specialty.name]),
    qualificationIds: ids('qualification', [...(specialty.isMedical ? ['MBBS'] : []), fellowship]),
    accreditationIds: ids('accreditation', [
      accreditations[state],
      ...(random.next() < 0.3 ? ['Expert witness training'] : []),
    ]),
    languageIds: ids('languages', [
      'English',
      ...(random.next() < 0.35 ? [random.pick(languages)] : []),
    ]),
    stagedOnboarding: stageOf(status, index),
    acceptance: hasTerms ? ('accepted' as const) : ('underReview' as const),
    providerNumber: specialty.isMedical ? `24${random.between(10000, 99999)}A` : null,
    providerNumberNote: specialty.isMedical ? 'Main rooms' : null,
    providerNumber2: second ? `24${random.between(10000, 99999)}B` : null,
    providerNumber2Note: second ? 'Visiting rooms' : null,
    // Whoever can be booked has terms.
    feeArrangement:
      hasTerms || status === 'ONBOARDING'
        ? (arrangements[index % arrangements.length] ?? '4')
        : null,
    prepaymentStatus: index % 9 === 5 ? ('required' as const) : null,
    reportDelivery: hasTerms
      ? random.pick(['link', 'attachment', 'both', 'loggedIn'] as const)
      : null,
    typeOfAssessmentsAccepted: accepted,
    preferences:
      random.next() < 0.6 ? (['inPerson', 'telehealth'] as const).slice() : ['inPerson' as const],
    isMedNeg,
    withoutNCI: index % 6 === 2,
  };
}
