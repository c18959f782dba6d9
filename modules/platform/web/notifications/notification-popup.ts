import type { Actor } from '#kernel/domain';
import { cutText, popupSeconds, popupTextLength, textOfHtml } from '../../domain/index.ts';
import type { NotificationItem } from '../../domain/index.ts';
import { recordPath } from './record-path.ts';

export type Popup = {
  readonly title: string;
  readonly text: string;
  /** Where a click leads. */
  readonly path: string | null;
  readonly seconds: number;
};

/** B-160, B-161. */
export const popupOf = (item: NotificationItem, actor: Actor): Popup => ({
  title: item.title,
  text: cutText(textOfHtml(item.content), popupTextLength),
  path: recordPath(actor, item),
  seconds: popupSeconds,
});
