import { isExpired, storedAccounts, switchAccount } from '#kernel/web';
import { PlainPage } from './plain-page.tsx';

export function SignedOutPage() {
  const others = storedAccounts().filter((account) => !isExpired(account));
  return (
    <PlainPage title="You are signed out">
      <a className="outside-button" href="/">
        Sign in
      </a>
      {others.length > 0 && (
        <>
          <p className="accounts-title">or go on as</p>
          <ul className="accounts">
            {others.map((account) => (
              <li key={`${account.tenantId} ${account.userName}`}>
                <button type="button" onClick={() => void switchAccount(account)}>
                  {account.userName} <span className="soft">{account.tenantName}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </PlainPage>
  );
}
