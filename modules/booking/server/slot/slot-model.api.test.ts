import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic, sureOfClaimant } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

type Step = {
  verb: 'hold' | 'release' | 'book' | 'cancel' | 'move';
  who: number;
  slot: number;
  to: number;
};
/** What a slot may be in the model: who holds it, or that an appointment has it. */
type Place = { holder: number | null; appointment: string | null };

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom('hold', 'release', 'book', 'cancel', 'move') as fc.Arbitrary<
      Step['verb']
    >,
    who: fc.nat(1),
    slot: fc.nat(2),
    to: fc.nat(2),
  }),
  { minLength: 5, maxLength: 25 },
);

test('[D9] any order of hold, release, book, cancel and move agrees with a simple model', async () => {
  const clinic = await aClinic(server);
  const people = [0, 1].map(
    () => server.signedIn({ tenantId: clinic.tenantId, roles: ['STAFF'] }).api,
  );

  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const session = await clinic.session();
      const ids = (await clinic.slots(session.id)).map(({ id }) => id);
      const model: Place[] = ids.map(() => ({ holder: null, appointment: null }));
      const isOpen = (slot: number, who: number) =>
        !model[slot]?.appointment && [null, who].includes(model[slot]?.holder ?? null);

      for (const { verb, who, slot, to } of given) {
        const api = people[who];
        const place = model[slot];
        if (!api || !place) continue;
        const path = `/app/appointment-slots/${ids[slot]}`;
        if (verb === 'hold') {
          const expected = isOpen(slot, who) ? 200 : 409;
          expect((await api.post(`${path}/hold`)).status).toBe(expected);
          if (expected === 200) place.holder = who;
        } else if (verb === 'release') {
          const expected = isOpen(slot, who) ? 200 : 409;
          expect((await api.post(`${path}/release`)).status).toBe(expected);
          if (expected === 200) place.holder = null;
        } else if (verb === 'book') {
          const expected = isOpen(slot, who) ? 201 : 409;
          const { status, body } = await api.post(`${path}/book`, {
            clientId: clinic.clientId,
            consultationType: 'inPerson',
            answers: sureOfClaimant,
          });
          expect(status).toBe(expected);
          if (status === 201) model[slot] = { holder: null, appointment: String(body.id) };
        } else if (place.appointment && verb === 'cancel') {
          const url = `/app/appointments/${place.appointment}/cancel`;
          expect((await api.put(url, { reasonId: clinic.reasonId })).status).toBe(200);
          model[slot] = { holder: null, appointment: null };
        } else if (place.appointment && verb === 'move') {
          const expected = to === slot ? 422 : isOpen(to, who) ? 200 : 409;
          const { status } = await api.put(`/app/appointments/${place.appointment}/move`, {
            slotId: ids[to],
            answers: sureOfClaimant,
          });
          expect(status).toBe(expected);
          if (status === 200) {
            model[to] = { holder: null, appointment: place.appointment };
            model[slot] = { holder: null, appointment: null };
          }
        }
      }

      const states = (await clinic.slots(session.id)).map(({ state }) => state);
      expect(states).toEqual(
        model.map(({ holder, appointment }) =>
          appointment ? 'booked' : holder === null ? 'free' : 'held',
        ),
      );
      const { body } = await clinic.api.get(`/app/appointment-sessions/${session.id}`);
      expect(body.freeSlots).toBe(model.filter(({ appointment }) => !appointment).length);
    }),
    { numRuns: 25 },
  );
}, 180_000);
