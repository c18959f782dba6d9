import { mustNotBeAbove, openAccount, passwordLinkRequested } from '#identity/server';
import { handle, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import { decidePortalAccount, decidePortalOffer, offerPortalAccount } from '../../domain/index.ts';

/** G-066. Whoever has an account already is sent a new link; the password stays. */
export const portalAccountHandler = handle(
  offerPortalAccount,
  async ({ actor, tx, services, record }) => {
    throwUnlessAccepted(decidePortalOffer(record));
    const { id, email, firstName, lastName, userId } = record;
    if (userId) {
      await mustNotBeAbove(tx, actor, userId);
      await services.jobs.emit(tx, [passwordLinkRequested({ userId, purpose: 'welcome' })]);
    } else {
      const account = { email: email ?? '', firstName, lastName, phone: record.mobile };
      const opened = await openAccount(tx, services, account);
      await writeBySystem({ tx, services }, decidePortalAccount(id, opened));
    }
    await tx.query("select write_audit($1, 'offerPortalAccount', 'client', $2, null)", [
      tx.context.tenantId,
      id,
    ]);
    return { message: 'The link to the portal is on its way.' };
  },
);
