import { describe, expect, test } from 'vitest';
import { accept, ask, refuse } from '#kernel/domain';
import { aSpecialist } from '../../testing/a-specialist.ts';
import { isActiveSpecialist, recruitmentStatusProblem } from './active-specialists.ts';
import { recruitmentStatuses } from './specialist-choices.ts';
import type { RecruitmentStatus } from './specialist-choices.ts';
import { isOnLeave, seesFees } from './my-detail.ts';
import { decideNotification, inactiveQuestion } from './send-notification.ts';

describe('active specialists', () => {
  test('[B-178] are being onboarded or onboarded, and active', () => {
    const active = (Object.keys(recruitmentStatuses) as RecruitmentStatus[]).filter((status) =>
      isActiveSpecialist({ recruitmentStatus: status, specialistStatus: 'ACTIVE' }),
    );

    expect(active).toEqual(['ONBOARDING', 'ONBOARDED']);
    expect(
      isActiveSpecialist({ recruitmentStatus: 'ONBOARDED', specialistStatus: 'INACTIVE' }),
    ).toBe(false);
  });

  test('[B-219] a list asks for at least one recruitment status', () => {
    expect(recruitmentStatusProblem([])).toBe('Must select at least one recruitment status');
    expect(recruitmentStatusProblem(['ONBOARDED'])).toBeNull();
  });
});

describe('a notification', () => {
  test('[B-231] to an inactive specialist is asked about in these words', () => {
    expect(inactiveQuestion).toBe(
      'This specialist has been set to inactive. Do you want to send this notification?',
    );
    const inactive = aSpecialist({ isActive: false });

    expect(decideNotification(inactive)).toEqual(ask('inactiveSpecialist', inactiveQuestion));
    expect(decideNotification(inactive, { inactiveSpecialist: 'yes' })).toEqual(accept());
    expect(decideNotification(aSpecialist())).toEqual(accept());
  });

  test('needs an address', () => {
    expect(decideNotification(aSpecialist({ businessEmail: null }))).toEqual(
      refuse('specialistHasNoEmail'),
    );
  });
});

test('[G-095] the second kind of practice manager works without fees', () => {
  expect(['SPECIALIST', 'GENERAL_ADMIN', 'GENERAL_ADMIN_2'].map(seesFees)).toEqual([
    true,
    true,
    false,
  ]);
});

test('both days of a leave count', () => {
  const leave = [{ startDate: '2026-03-02', endDate: '2026-03-04' }];

  expect(
    ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map((day) => isOnLeave(leave, day)),
  ).toEqual([false, true, true, false]);
});
