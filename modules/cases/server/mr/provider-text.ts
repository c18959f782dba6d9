import { addressText } from '#kernel/domain';
import type { Address } from '#kernel/domain';

type Provider = {
  readonly name: string;
  readonly email?: string | null;
  readonly recordsEmail?: string | null;
  readonly phone?: string | null;
  readonly address?: Address | null;
};

/** As a request keeps it: the provider may move, what was sent stays as it was. */
export const providerText = ({ name, email, recordsEmail, phone, address }: Provider) => ({
  providerName: name,
  providerEmail: recordsEmail ?? email ?? null,
  providerPhone: phone ?? null,
  providerAddress: address ? addressText(address).slice(0, 300) : null,
});
