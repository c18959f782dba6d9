import { caseTypeOf } from '#cases/domain';
import type { CaseAtAGlance } from '../../../domain/index.ts';

/** The page of the case, at one of its sections. */
export function casePage({ id, caseType }: Pick<CaseAtAGlance, 'id' | 'caseType'>, section = '') {
  const segment = caseTypeOf(caseType)?.resource.segment ?? 'assessments';
  return `/view/${segment}/detail/${id}${section && `#${section}`}`;
}

/** The parts of a case that a specialist needs on the day, by the names of its sections. */
export const daySections = [
  { section: 'Paperwork', label: 'Papers' },
  { section: 'Dictations', label: 'Dictation' },
  { section: 'Dictations', label: 'Report' },
] as const;
