import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { presence } from './presence.ts';
import type { ViewedRecord } from './presence.ts';

/** B-148. While the page is in front, the others on the record are told, and we of them. */
export function usePresence({ fromModule, objectId }: ViewedRecord): void {
  const { userId } = useSession().actor;
  useEffect(() => presence.enter({ fromModule, objectId }, userId), [fromModule, objectId, userId]);
}
