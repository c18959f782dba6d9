import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { DialogButton, runAction, useSession } from '#kernel/web';

export type MadeFeed = { readonly id: string; readonly url: string; readonly expiresAt: string };

type Props = { action: AnyAction; isMain?: boolean; made: (feed: MadeFeed) => void };

/** Nothing for who may not subscribe to it. */
export function SubscribeButton({ action, isMain = false, made }: Props) {
  const { actor } = useSession();
  if (!can(actor, action.ability)) return null;
  return (
    <DialogButton
      action={action}
      recordId=""
      {...(isMain && { type: 'primary' })}
      run={async (input) => {
        const feed = await runAction<MadeFeed>(action, '', input);
        if (feed) made(feed);
      }}
    >
      {action.label}
    </DialogButton>
  );
}
