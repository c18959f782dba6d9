import { addDays, dayIn, resourceNamed } from '#kernel/domain';
import { randomOf } from '#kernel/server';
import { personNamed } from '../people/people.ts';
import type { Simulation } from '../simulation.ts';
import type { Doing } from './act.ts';
import { makeRoster } from './clinic.ts';
import { listOf } from './records.ts';
import { makeRecord } from './make-records.ts';

const claimants = 8;
const rosters = 6;
const agreements = 2;

/** Claimants, weeks of sessions and agreements to lend by: what the first day needs to begin. */
export async function firstMorning(sim: Simulation, seed: string): Promise<void> {
  let number = 0;
  const by = (account: string): Doing => {
    number += 1;
    return { sim, person: personNamed(account), random: randomOf(seed, 'morning', String(number)) };
  };
  for (let n = 0; n < claimants; n += 1)
    await makeRecord(by('staff@harbour.test'), [['client', 1]]);
  for (let n = 0; n < rosters; n += 1) await makeRoster(by('adminstaff@harbour.test'));
  for (let n = 0; n < agreements; n += 1) await lendBy(by('adminstaff@southern.test'));
  await sim.settle();
}

/** A facility with a rate from its first day, set active. */
async function lendBy(doing: Doing): Promise<void> {
  const { sim, person } = doing;
  const today = dayIn('Australia/Sydney', new Date(sim.now));
  await makeRecord(doing, [['fundingAgreement', 1]], {
    startsOn: addDays(today, -30),
    endsOn: null,
    facilityLimit: '250000.00',
  });
  for (const { id } of await listOf(doing, resourceNamed('fundingAgreement'))) {
    const rate = { agreementId: id, effectiveFrom: addDays(today, -30), percent: '12.5' };
    await sim.call(person.account, 'POST', '/app/interest-rates', rate);
    await sim.call(person.account, 'PUT', `/app/funding-agreements/${id}/Active`, {});
  }
}
