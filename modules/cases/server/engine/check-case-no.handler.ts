import { handle, Refused } from '#kernel/server';
import { checkExistCaseNo, moduleOfCaseNo, trimmedCaseNo, caseTypeOf } from '../../domain/index.ts';

const text = `select id, case_no as "caseNo", case_type as "caseType", claimant_name as "claimantName",
    company_id as "companyId", specialist_id as "specialistId"
  from cases where upper(case_no) = upper($1) and not is_deleted`;

type Found = { id: string; caseNo: string; caseType: string; claimantName: string | null };

/** B-221, B-223: trimmed; empty skips the check; unknown or hidden is the sentence of the spec. */
export const checkCaseNoHandler = handle(checkExistCaseNo, async ({ tx, input }) => {
  const caseNo = trimmedCaseNo(input.caseNo);
  if (!caseNo) return { module: null, found: null };
  const [found] = await tx.query<Found>(text, [caseNo]);
  const type = found && caseTypeOf(found.caseType);
  if (!found || !type) throw new Refused('caseNoUnknown');
  const wanted = input.serviceType ?? null;
  if (wanted && wanted !== found.caseType) throw new Refused('caseNoUnknown');
  const { id, claimantName } = found;
  return {
    module: moduleOfCaseNo(caseNo),
    found: {
      id,
      caseNo: found.caseNo,
      caseType: found.caseType,
      segment: type.resource.segment,
      claimantName,
    },
  };
});
