import { caseTypeOf } from '../../domain/index.ts';

/** A case has its page among those of its type. */
export function casePath({ id, caseType }: { id?: unknown; caseType?: unknown }): string | null {
  const type = caseTypeOf(String(caseType));
  return type ? `/view/${type.resource.segment}/detail/${String(id)}` : null;
}
