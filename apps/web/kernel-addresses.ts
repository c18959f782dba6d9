import { identityAddresses } from '#identity/web';
import type { KernelAddresses } from '#kernel/web';
import { platformAddresses } from '#platform/web';

export const kernelAddresses: KernelAddresses = { ...platformAddresses, ...identityAddresses };
