import { errors } from 'oidc-provider';

/** D19: the store cannot be reached; nothing is wrong with the request. */
export class Unavailable extends errors.OIDCProviderError {
  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable', { cause: cause as Error });
    this.expose = true;
  }
}
