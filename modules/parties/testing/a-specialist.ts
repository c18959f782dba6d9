import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { specialist } from '../domain/index.ts';
import { written } from './written.ts';

export const aSpecialist = (
  given: Partial<RecordOf<typeof specialist>> = {},
): RecordOf<typeof specialist> => ({
  id: randomUUID(),
  title: 'Dr',
  fullName: 'Priya Menon',
  specialty: 'Orthopaedic Surgery',
  businessEmail: 'rooms@drpriyamenon.example',
  personalEmail: null,
  phone: '0255501237',
  recruitmentStatus: 'onboarded',
  onboardedDate: '2024-02-12',
  onboardedEndDate: null,
  userId: null,
  isActive: true,
  ...written(),
  ...given,
});
