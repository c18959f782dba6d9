import { defineGuard } from '#kernel/server';
import { checkRequestChange } from '../../domain/index.ts';
import type { FundingRequestStatus } from '../../domain/index.ts';

const text = `select request_no as "requestNo", status from facility_requests
  where id = $1::uuid and not is_deleted`;

type Facts = { readonly requestNo: string; readonly status: FundingRequestStatus };

export const requestGuard = defineGuard<Facts>({
  facts: async (tx, id) => (await tx.query<Facts>(text, [id]))[0] ?? null,
  decide: (_actor, before) => checkRequestChange(before),
});
