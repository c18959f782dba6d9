import { defaultId, handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { accept, change, create } from '#kernel/domain';
import { paySetting, readPaySetting, savePaySetting } from '../../domain/index.ts';
import type { PayableRule } from '../../domain/index.ts';

export type PaySetting = {
  readonly id: string | null;
  readonly concurrencyStamp: string | null;
  readonly payableRule: PayableRule;
  readonly commissionPercent: string;
  readonly isWithholding: boolean;
  readonly withholdingPercent: string;
  readonly bankCode: string | null;
  readonly userName: string | null;
  readonly userNumber: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly isSelfBalancing: boolean;
};

/** As the definition says where the practice has said nothing yet. */
const usual: PaySetting = {
  id: null,
  concurrencyStamp: null,
  payableRule: 'report',
  commissionPercent: '0',
  isWithholding: true,
  withholdingPercent: '47',
  bankCode: null,
  userName: null,
  userNumber: null,
  bsb: null,
  accountNumber: null,
  isSelfBalancing: false,
};

const text = `select id::text as id, concurrency_stamp::text as "concurrencyStamp",
    payable_rule as "payableRule", commission_percent::text as "commissionPercent",
    is_withholding as "isWithholding", withholding_percent::text as "withholdingPercent",
    bank_code as "bankCode", user_name as "userName", user_number as "userNumber", bsb,
    account_number as "accountNumber", is_self_balancing as "isSelfBalancing"
  from pay_settings where not is_deleted`;

export const paySettingOf = async (tx: Tx): Promise<PaySetting> =>
  (await tx.query<PaySetting>(text))[0] ?? usual;

export const paySettingHandlers: readonly Handler[] = [
  handle(readPaySetting, ({ tx }) => paySettingOf(tx)),
  handle(savePaySetting, async ({ tx, input, stamp, write }) => {
    const kept = await paySettingOf(tx);
    const { id } = kept;
    const values = {
      ...input,
      payableRule: input.payableRule ?? kept.payableRule,
      commissionPercent: input.commissionPercent ?? kept.commissionPercent,
      withholdingPercent: input.withholdingPercent ?? kept.withholdingPercent,
      isWithholding: input.isWithholding ?? kept.isWithholding,
      isSelfBalancing: input.isSelfBalancing ?? kept.isSelfBalancing,
    };
    const ref = id && stamp !== undefined ? { id, concurrencyStamp: stamp } : id;
    await write(
      accept(
        ref
          ? change(paySetting, ref, values)
          : create(paySetting, { id: defaultId(tx.context.tenantId, 'paySetting'), ...values }),
      ),
    );
    return paySettingOf(tx);
  }),
];
