import { interactionPolicy } from 'oidc-provider';

const { Check, base } = interactionPolicy;

/** Sign-in is asked for; consent never is, unless a client insists on being asked. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'the account may not sign in any more', 'login_required', (ctx) =>
        ctx.oidc.session?.accountId && !ctx.oidc.account
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    );
  policy.get('consent')?.checks.clear();
  return policy;
}
