/** What staff is asked when a centre keeps other clocks than the sessions that are planned there. */
export function sessionsToMend(centre: {
  readonly name: string;
  readonly sessions: number;
  readonly zoneBefore: string;
  readonly zoneNow: string;
}): { readonly title: string; readonly note: string } {
  const { name, sessions, zoneBefore, zoneNow } = centre;
  const which = sessions === 1 ? '1 session' : `${sessions} sessions`;
  return {
    title: `Mend the time zone of ${which} at ${name}`,
    note:
      `The centre keeps the time of ${zoneNow} now; ${which} to come ${sessions === 1 ? 'was' : 'were'} ` +
      `planned by ${zoneBefore}. Choose them in the list of sessions and change their time zone: ` +
      'with the times that people were told, or with the same moments.',
  };
}
