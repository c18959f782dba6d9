import { formatMoney } from '#kernel/domain';
import { useSession } from '../session/session.ts';

/** B-087, G-078: money on a screen, in the currency of the practice. */
export function Amount({ of }: { of: string | null | undefined }) {
  const { currency } = useSession();
  return formatMoney(of, currency);
}
