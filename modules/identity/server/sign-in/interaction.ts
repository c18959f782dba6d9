import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Browser, Proof } from './browser-session.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The sign-in that an application asked for; null when somebody just opened the page. */
export async function currentInteraction(
  provider: Provider,
  { req, res }: Browser,
): Promise<Interaction | null> {
  try {
    return await provider.interactionDetails(req, res);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** Answers where the browser goes on. */
export async function finishInteraction(
  interaction: Interaction,
  userId: string,
  options: { readonly keepSession: boolean; readonly proof: Proof },
): Promise<string> {
  // With a new session in the browser, the provider would insist on the one it saw before.
  if (!options.keepSession) delete interaction.session;
  interaction.result = { ...interaction.lastSubmission, login: { accountId: userId, amr: [options.proof] } };
  await interaction.save(Math.max(1, interaction.exp - Math.floor(Date.now() / 1000)));
  return interaction.returnTo;
}

/** Our own client needs no consent, even when it asks to be asked. */
export async function skipConsent(interaction: Interaction): Promise<string> {
  interaction.result = { ...interaction.lastSubmission, consent: {} };
  await interaction.save(Math.max(1, interaction.exp - Math.floor(Date.now() / 1000)));
  return interaction.returnTo;
}
