import { decideEach, defineRule, rowsById } from '#kernel/server';
import { decideDisable, mailTemplate } from '../../domain/index.ts';
import type { TemplateState } from '../../domain/index.ts';

const stateText = `select id, name, is_active as "isActive" from mail_templates
  where tenant_id = current_tenant() and id = any($1::uuid[]) and not is_deleted`;

export const neededTemplateStaysOn = defineRule({
  name: 'correspondence.neededTemplateStaysOn',
  sentence: 'A template without which nobody could sign in stays switched on.',
  on: mailTemplate,
  when: ['create', 'change', 'remove'],
  facts: rowsById<TemplateState & { readonly id: string }>(stateText),
  decide: decideEach((before, after) =>
    decideDisable(after ?? before ?? { name: '', isActive: true }),
  ),
});
