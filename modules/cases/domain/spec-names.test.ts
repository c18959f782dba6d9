import { pageAt, resourceOfModule } from '#kernel/domain';
import { actionModules } from '#correspondence/domain';
import { stageOfStep } from '#platform/domain';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';
import { caseTypes } from './index.ts';

registerCatalogue();

/** The three teleconferences are variants of a conference, of a file review and of medical negligence. */
const kinds =
  `STAFF SPECIALIST COMPANY CENTRE CASE_MANAGER CLIENT CONTRACTOR IME OT MT SUPP FR MR MN MRI
  NDIS NDIS_APPOINTMENT INSURANCE_CLAIM CORRESPONDENCE MVA MVA_INSURER MVA_MEDICAL_PROVIDER
  MVA_TREATMENT_PERIOD MVA_MEDICAL_TREATMENT_PLAN MVA_CLAIM_DETAIL TPD TPD_CLAIM_FORM OT_QUOTATION
  TASK_CHECKLIST CHECKLIST_CRITERIA
  APPOINTMENT_SESSION PROVIDER_REMITTANCE TIME_TRACKING ACTION_REQUIRED REPORT_CORRECTION
  FR_TELECONFERENCE MN_TELECONFERENCE CO_TELECONFERENCE`.split(/\s+/);

test.each(kinds)('[E-048] %s names a kind of record on the wire', (kind) => {
  expect(resourceOfModule(kind)?.name ?? actionModules[kind as keyof typeof actionModules]).toEqual(
    expect.any(String),
  );
});

test.each([
  ['S-069', 'ot'],
  ['S-071', 'supplementaries'],
])('[%s] /view/%s has its list, its form and its page', (_row, segment) => {
  for (const rest of ['', '/add', '/detail/{id}'])
    expect(pageAt(`/view/${segment}${rest}`), rest).toBeDefined();
});

describe('[G-119] next actions', () => {
  const stepsOf = (key: string) =>
    new Set(
      Object.values(caseTypes.find((type) => type.key === key)?.workflow.moves ?? {}).flatMap(
        ({ next }) => next?.step ?? [],
      ),
    );

  test('show nine names for sixteen steps', () => {
    expect(Object.keys(stageOfStep)).toHaveLength(16);
    expect(new Set(Object.values(stageOfStep)).size).toBe(9);
  });

  test('an assessment asks for no quotation', () => {
    expect(stepsOf('IME')).not.toContain('OT_QUOTATION');
    expect(stepsOf('IME')).toContain('ATTENDANCE');
  });

  test.each(['SUPP', 'FR'])('%s skips appointment and attendance', (key) => {
    expect(stepsOf(key)).not.toContain('APPOINTMENT');
    expect(stepsOf(key)).not.toContain('ATTENDANCE');
    expect(stepsOf(key).size).toBeGreaterThan(0);
  });
});
