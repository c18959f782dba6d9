import { defineAction } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

/** G-112. What is kept for speed is asked for again, by this server and by the open browsers. */
export const flushCaches = defineAction({
  name: 'flushCaches',
  on: 'systemTool',
  label: 'Flush caches',
  route: 'POST /app/system-tools/flush-caches',
  roles: tenantAdmin,
  input: {},
  answer: { flushed: ['text'] },
});
