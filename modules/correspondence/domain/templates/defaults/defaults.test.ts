import { describe, expect, test } from 'vitest';
import { validateTemplate } from '../language/validate-template.ts';
import { everyVariable, variablesFor } from '../variables/subjects.ts';
import { adHocTemplatesAtStart } from '../ad-hoc-templates-at-start.ts';
import { noticeTemplateKey, templateDefaults } from './index.ts';

/** G-125, E-127, E-130, E-131, E-132 and the list of the issue. */
const asked = `AccountOffer AppointmentConfirmationCM AppointmentConfirmationSpecialist
  AppointmentReminderClient PaperworkReminder AppointmentRescheduled AppointmentCancelled
  AttendanceReminder ReportReady ICareReminder OtQuotation ServiceRequest ConsentForm
  AssessmentCheckList MedicalRecordConfirmationLetter LetterOfAuthority MedicalRequestLetter
  MvaFinalDisbursement MvaDemandLetter MvaTerminationLetter MvaLog MvaLetterOfAuthority
  NdisServiceAgreement NdisParticipantReferralForm InvoiceSent RemittanceAdvice
  OutstandingStatement AccruedInterestStatement AdvanceRequestSent BookingDaysheet
  SpecialistAgreement CvOrSampleRequest`.split(/\s+/);

describe('the default templates', () => {
  test.each(templateDefaults.map((one) => [one.key, one] as const))(
    '%s names only what its catalogue explains',
    (_, { about, subject, content }) => {
      expect(validateTemplate(subject, variablesFor(about))).toEqual([]);
      expect(validateTemplate(content, variablesFor(about))).toEqual([]);
    },
  );

  test.each(adHocTemplatesAtStart.map(([name, , subject, content]) => [name, subject, content]))(
    'the ad hoc template "%s" names only what is explained',
    (_, subject, content) => {
      expect(validateTemplate(`${subject ?? ''}\n${content ?? ''}`, everyVariable)).toEqual([]);
    },
  );

  test('[G-125] there is one for everything that the product sends or prints', () => {
    const keys = templateDefaults.map(({ key }) => key);

    expect(keys).toEqual(expect.arrayContaining(asked));
    expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(75);
  });

  test('each reader of an appointment has a template of their own', () => {
    expect(noticeTemplateKey('moved', 'caseManager')).toBe('AppointmentRescheduled');
    expect(noticeTemplateKey('moved', 'client')).toBe('AppointmentRescheduledClient');
    expect(noticeTemplateKey('confirmed', 'caseManager')).toBe('AppointmentConfirmationCM');
  });

  test('every variable says what it is, with an example', () => {
    for (const { path, label, explanation, example, rows } of everyVariable) {
      expect(label && explanation, path).toBeTruthy();
      expect(rows ?? String(example), path).not.toBe('');
    }
  });
});
