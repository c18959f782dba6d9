import { describe, expect, test } from 'vitest';
import { isActiveSpecialist } from '../specialist/active-specialists.ts';
import { recruitmentStatuses } from '../specialist/specialist-choices.ts';
import type { RecruitmentStatus } from '../specialist/specialist-choices.ts';
import {
  mayBeOverruled,
  publicReason,
  unbookableReasons,
  whyNotToChoose,
  whyUnbookable,
} from './bookability.ts';
import type { BookabilityFacts, UnbookableReason } from './bookability.ts';

type Changes = { [K in keyof BookabilityFacts]?: Partial<BookabilityFacts[K]> };

const facts = ({ specialist, centre, company, day }: Changes = {}): BookabilityFacts => ({
  day: (day as string | undefined) ?? '2026-03-05',
  specialist: {
    isActive: true,
    recruitmentStatus: 'ONBOARDED',
    onboardedDate: '2026-01-01',
    onboardedEndDate: null,
    leaves: [],
    ...specialist,
  },
  centre: centre === null ? null : { isActive: true, receiveBooking: true, ...centre },
  company: company === null ? null : { isActive: true, hasExcluded: false, ...company },
});
const leaves = [{ startDate: '2026-03-05', endDate: '2026-03-07' }];

describe('why somebody cannot be booked', () => {
  test('[B-178] active specialists can, and nobody else', () => {
    for (const recruitmentStatus of Object.keys(recruitmentStatuses) as RecruitmentStatus[]) {
      for (const isActive of [true, false]) {
        const specialistStatus = isActive ? 'ACTIVE' : 'INACTIVE';
        const can = !whyUnbookable(facts({ specialist: { recruitmentStatus, isActive } })).length;

        expect(can).toBe(isActiveSpecialist({ recruitmentStatus, specialistStatus }));
      }
    }
  });

  test.each<[Changes, UnbookableReason]>([
    [{ specialist: { isActive: false } }, 'specialistInactive'],
    [{ specialist: { recruitmentStatus: 'EXCLUDING' } }, 'specialistInactive'],
    [{ specialist: { recruitmentStatus: 'RECRUITING' } }, 'specialistRecruiting'],
    [{ specialist: { recruitmentStatus: 'NON_BOOKING_CONTACT' } }, 'nonBookingContact'],
    [{ centre: { receiveBooking: false } }, 'centreClosed'],
    [{ centre: { isActive: false } }, 'centreClosed'],
    [{ company: { isActive: false } }, 'companyDisabled'],
    [{ company: { hasExcluded: true } }, 'excludedByCompany'],
    [{ specialist: { leaves } }, 'onLeave'],
    [{ specialist: { leaves }, day: '2026-03-07' as never }, 'onLeave'],
    [{ specialist: { onboardedEndDate: '2026-03-04' } }, 'contractEnded'],
    [{ specialist: { onboardedDate: null } }, 'contractEnded'],
  ])('%j: %s', (changes, reason) => {
    expect(whyUnbookable(facts(changes))).toEqual([reason]);
  });

  test('every reason is told, in the order in which it is said', () => {
    const all = whyUnbookable({
      day: '2026-03-05',
      specialist: {
        isActive: false,
        recruitmentStatus: 'RECRUITING',
        onboardedDate: null,
        onboardedEndDate: null,
        leaves,
      },
      centre: { isActive: false, receiveBooking: false },
      company: { isActive: false, hasExcluded: true },
    });

    expect(all).toEqual(
      Object.keys(unbookableReasons).filter((reason) => reason !== 'nonBookingContact'),
    );
  });

  test('by video and for nobody yet, only the specialist counts', () => {
    expect(whyUnbookable({ ...facts(), centre: null, company: null })).toEqual([]);
  });

  test('[B-085] staff may overrule a missing contract and nothing else', () => {
    expect(Object.keys(unbookableReasons).filter(mayBeOverruled)).toEqual(['contractEnded']);
  });

  test('[G-085] customers do not read how the practice stands with a specialist', () => {
    const shown = (Object.keys(unbookableReasons) as UnbookableReason[]).map(publicReason);

    expect(new Set(shown)).toEqual(
      new Set([
        'specialistInactive',
        'centreClosed',
        'companyDisabled',
        'onLeave',
        'excludedByCompany',
      ]),
    );
  });

  test('somebody is chosen whose leave or contract another day would mend, and nobody else', () => {
    const wrong = (Object.keys(unbookableReasons) as UnbookableReason[]).filter((reason) =>
      whyNotToChoose([reason]),
    );

    expect(wrong).toEqual([
      'specialistInactive',
      'specialistRecruiting',
      'nonBookingContact',
      'excludedByCompany',
    ]);
    expect(whyNotToChoose(['onLeave', 'excludedByCompany'])).toBe('excludedByCompany');
  });
});
