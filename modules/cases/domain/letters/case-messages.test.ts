import { expect, test } from 'vitest';
import { templateDefault, validateTemplate, variablesFor } from '#correspondence/domain';
import { caseMails } from '../engine/case-mails.ts';
import { smsWordsOf } from './case-sms.ts';
import { caseMessages, messageOfType } from './case-messages.ts';
import { refuseVideoLink } from './video-link.ts';

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

const audienceOf = {
  bookingCm: 'caseManager',
  client: 'claimant',
  specialist: 'specialist',
} as const;

test('a mail of a case goes to the audience of its template', () => {
  const messages = Object.values(caseMessages).map(({ template, to }) => [template, to] as const);
  const moves = Object.entries(caseMails).flatMap(([template, to]) =>
    to === 'named' ? [] : [[template, to === 'everyCm' ? 'bookingCm' : to] as const],
  );

  for (const [template, to] of [...messages, ...moves]) {
    expect([template, templateDefault(template)?.audience]).toEqual([template, audienceOf[to]]);
  }
});

test('[B-381] a video link is sent of a video visit that has one', () => {
  const videoLink = 'https://video.example/1';

  expect(refuseVideoLink(undefined)).toMatchObject({ code: 'videoLinkWithoutAppointment' });
  expect(refuseVideoLink({ mayBeByVideo: false, videoLink })).toMatchObject({
    code: 'visitNotByVideo',
  });
  expect(refuseVideoLink({ mayBeByVideo: true })).toMatchObject({ code: 'videoLinkMissing' });
  expect(refuseVideoLink({ mayBeByVideo: true, videoLink })).toBe(null);
});

test('an SMS names only what a template may name', () => {
  for (const { template } of Object.values(caseMessages)) {
    const words = smsWordsOf(template);
    expect(words ? validateTemplate(words, variablesFor('assessment')) : []).toEqual([]);
  }
});
