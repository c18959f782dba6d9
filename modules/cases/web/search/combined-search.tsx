import { seenBy } from '#kernel/domain';
import { ResourceList, useSession } from '#kernel/web';
import { anyCase } from '../../domain/index.ts';

/** cases of every type in one list; a row opens the case. */
export default function CombinedSearch() {
  const { actor } = useSession();
  return <ResourceList resource={seenBy(actor, anyCase)} />;
}
