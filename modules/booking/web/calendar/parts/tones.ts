import type { Tone } from '#kernel/web';
import type { SessionStatus } from '../../../domain/index.ts';

export const sessionTones: Readonly<Record<SessionStatus, Tone>> = {
  available: 'success',
  booked: 'neutral',
  reserved: 'info',
  onHold: 'warning',
  cancelled: 'danger',
};
