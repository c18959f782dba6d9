import { ActionsOfRecord } from '#correspondence/web';
import type { ActionModule } from '#correspondence/domain';
import { can, moduleNameOf } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { CaseSectionProps } from '../section-props.ts';

/** What waits to be done about the case: add, clear, and what was done before. */
export default function ActionRequiredSection({ type, record }: CaseSectionProps) {
  const { actor } = useSession();
  if (!can(actor, 'actionRequired.list'))
    return <p className="soft">You do not have access to actions.</p>;
  const fromModule = moduleNameOf(type.resource) as ActionModule;
  return <ActionsOfRecord fromModule={fromModule} id={record.id} isInside />;
}
