import { expect, test } from 'vitest';
import { templateDefault, validateTemplate, variablesFor } from '#correspondence/domain';
import { smsWordsOf } from './case-sms.ts';
import { caseMessages, messageOfType } from './case-messages.ts';

test('[B-239] each kind of message has words of its own', () => {
  for (const { template } of Object.values(caseMessages)) {
    expect(templateDefault(template)?.kind).toBe('mail');
  }
});

test('[C-055] a type is known however it is spelled, and an unknown one is none', () => {
  expect(messageOfType('APPOINTMENT_REMINDER_CM')?.template).toBe('AppointmentReminderCM');
  expect(messageOfType('attendanceReminder')?.notice).toBe('Attendance reminder was sent');
  expect(messageOfType('iCareReportReminder')?.notice).toBe(
    'Sent iCare report reminder successfully!',
  );
  expect(messageOfType('somethingElse')).toBeNull();
});

test('[B-381] a video link says by which way it went', () => {
  expect(messageOfType('telehealthLink')).toMatchObject({
    notice: 'Video link emailed successfully',
    smsNotice: 'Video link SMS successfully',
  });
});

test('an SMS names only what a template may name', () => {
  for (const { template } of Object.values(caseMessages)) {
    const words = smsWordsOf(template);
    expect(words ? validateTemplate(words, variablesFor('assessment')) : []).toEqual([]);
  }
});
