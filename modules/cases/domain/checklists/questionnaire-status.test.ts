import { expect, test } from 'vitest';
import { fits } from './fitting-checklists.ts';
import { questionnaireStatus } from './questionnaire-status.ts';

const item = (status: string, isRequired = true) => ({ status, isRequired });

test('[G-074] a questionnaire is complete when nothing required is open and something was done', () => {
  expect(questionnaireStatus([item('incomplete'), item('complete')])).toBe('incomplete');
  expect(questionnaireStatus([item('complete'), item('incomplete', false)])).toBe('complete');
  expect(questionnaireStatus([item('complete'), item('notRequired')])).toBe('complete');
  expect(questionnaireStatus([item('incomplete', false)])).toBe('incomplete');
});

test('[E-076] it is not required when none of its criterias is', () => {
  expect(questionnaireStatus([item('notRequired'), item('notRequired', false)])).toBe(
    'notRequired',
  );
});

test('a checklist without a service or a company type is for all of them', () => {
  const ours = { serviceType: 'IME', companyType: 'insurer' };

  expect(fits({ serviceType: null, companyType: null }, ours)).toBe(true);
  expect(fits({ serviceType: 'IME', companyType: 'insurer' }, ours)).toBe(true);
  expect(fits({ serviceType: 'OT', companyType: null }, ours)).toBe(false);
  expect(fits({ serviceType: null, companyType: 'employer' }, ours)).toBe(false);
  expect(fits({ serviceType: null, companyType: 'employer' }, { ...ours, companyType: null })).toBe(
    false,
  );
});
