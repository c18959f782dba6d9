import type { Tone } from '#kernel/web';
import type { SessionStatus } from '../../domain/index.ts';

export const statusTones: Readonly<Record<SessionStatus, Tone>> = {
  available: 'success',
  booked: 'neutral',
  reserved: 'info',
  onHold: 'warning',
  cancelled: 'danger',
};
