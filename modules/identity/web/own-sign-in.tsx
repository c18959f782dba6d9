import { OwnSessions } from './own-sessions.tsx';
import { SecondFactors } from './second-factors.tsx';

/** What a person signs in with besides the password, and where they are signed in. */
export const OwnSignIn = () => (
  <>
    <SecondFactors />
    <OwnSessions />
  </>
);
