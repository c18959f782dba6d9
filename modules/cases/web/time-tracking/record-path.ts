import { caseTypeOf } from '../../domain/index.ts';

type Ref = { readonly caseType: string; readonly caseId: string };

export const recordPath = ({ caseType, caseId }: Ref): string =>
  `/view/${caseTypeOf(caseType)?.resource.segment ?? 'universal-search'}/detail/${caseId}`;
