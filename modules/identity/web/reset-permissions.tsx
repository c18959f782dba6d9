import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { callAction, confirm, saved, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { resetGlobalPermissions, resetTenantPermissions } from '../domain/index.ts';

/** B-126: of this tenant, or of all tenants for the host. */
export function ResetPermissions({ done }: { done: () => Promise<void> }) {
  const { actor } = useSession();

  const reset = async (action: AnyAction) => {
    const text = `${action.label}? Every role gets its default permissions back.`;
    if (!(await confirm({ text, yes: action.label ?? 'Reset', isDanger: true }))) return;
    try {
      if (await callAction(action, '', {})) toast.success(saved.section);
    } catch (error) {
      toastFailure(error);
    }
    await done();
  };

  return [resetTenantPermissions, resetGlobalPermissions]
    .filter((action) => can(actor, action.ability))
    .filter((action) => action !== resetGlobalPermissions || actor.isHost)
    .map((action) => (
      <Button key={action.name} danger onClick={() => void reset(action)}>
        {action.label}
      </Button>
    ));
}
