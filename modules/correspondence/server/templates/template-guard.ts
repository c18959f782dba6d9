import { defineGuard } from '#kernel/server';
import { decideDisable } from '../../domain/index.ts';
import type { TemplateState } from '../../domain/index.ts';

const stateText = `select name, is_active as "isActive" from mail_templates
  where tenant_id = $1 and id = $2 and not is_deleted`;

/** The verb `disable` is no way around the rule. */
export const templateGuard = defineGuard<TemplateState>({
  async facts(tx, id) {
    const [found] = await tx.query<TemplateState>(stateText, [tx.context.tenantId, id]);
    return found ?? null;
  },
  decide: (_actor, before, after) => decideDisable(after ?? before ?? { name: '', isActive: true }),
});
