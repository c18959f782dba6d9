import { pageAt, pageIsOpen } from '#kernel/domain';
import type { Actor } from '#kernel/domain';

export const mayOpenPage = (actor: Actor, path: string): boolean => {
  const page = pageAt(path);
  return page !== undefined && pageIsOpen(actor, page);
};
