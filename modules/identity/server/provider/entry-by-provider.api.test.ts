import { describe, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aProvider, signInAtProvider } from '../../testing/index.ts';

registerCatalogue();
const { server, simulator, aConnected, connectWithRoles, there, aBrowser, userOf } =
  await aProvider();
const { services } = server;

describe('accounts', () => {
  test('an account is found by its verified address once, and by issuer and subject from then on', async () => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, { userName: `stella@${domain}` });
    const sub = there(person.userName);
    const browser = await aBrowser();

    const done = await signInAtProvider(browser, person.userName, sub);
    const first = await userOf(browser);
    simulator.spoil({ claims: (claims) => ({ ...claims, email: `married@${domain}` }) });
    const again = await aBrowser();
    await signInAtProvider(again, person.userName, sub);
    simulator.spoil(null);

    expect(done.url).toContain('/signin-oidc?code=');
    expect(first).toMatchObject({ id: person.id, tenantId: practice.tenantId });
    expect(await userOf(again)).toMatchObject({ id: person.id });
  });

  test('an address that changed at the provider takes over nobody else’s account', async () => {
    const { practice, domain } = await aConnected();
    const mine = await aPerson(services, practice, { userName: `mine@${domain}` });
    const theirs = await aPerson(services, practice, { userName: `theirs@${domain}` });
    const [me, them] = [there(mine.userName), there(theirs.userName)];
    await signInAtProvider(await aBrowser(), mine.userName, me);
    await signInAtProvider(await aBrowser(), theirs.userName, them);

    simulator.spoil({ claims: (claims) => ({ ...claims, email: theirs.userName }) });
    const browser = await aBrowser();
    await signInAtProvider(browser, mine.userName, me);
    const stranger = await signInAtProvider(await aBrowser(), mine.userName, there('x@y.test'));
    simulator.spoil(null);

    expect((await userOf(browser)).id).toBe(mine.id);
    expect(stranger).toMatchObject({ status: 403 });
    expect(stranger.text).toContain('belongs to somebody else at your provider');
  });

  test('a new account is made with the roles of the groups, else with the default role', async () => {
    const { domain, practice } = await connectWithRoles();
    const [ledger, plain] = [`ledger@${domain}`, `plain@${domain}`];
    const [one, two] = [await aBrowser(), await aBrowser()];

    await signInAtProvider(one, ledger, there(ledger, ['Other', 'Accounts']));
    await signInAtProvider(two, plain, there(plain));

    const made = await userOf(one);
    expect(made.tenantId).toBe(practice.tenantId);
    expect(made.roles).toMatchObject([{ name: 'ACCOUNTING' }]);
    expect((await userOf(two)).roles).toMatchObject([{ name: 'STAFF' }]);
  });

  test('whoever came by the provider is sent no link to set a password', async () => {
    const { domain, practice } = await connectWithRoles();
    const [email, by] = [`quiet@${domain}`, systemContext(practice.tenantId)];

    const browser = await aBrowser();
    await signInAtProvider(browser, email, there(email));
    const { id } = await userOf(browser);
    const [asked] = await services.hostDb.batch(by, [
      {
        text: "select from events where type = 'PasswordLinkRequested' and payload ->> 'userId' = $1",
        values: [id],
      },
    ]);

    expect(asked?.rows).toEqual([]);
  });

  test('without a rule that gives a role nobody gets an account', async () => {
    const { domain } = await aConnected();
    const email = `new@${domain}`;

    const answer = await signInAtProvider(await aBrowser(), email, there(email, ['Accounts']));

    expect(answer.status).toBe(403);
    expect(answer.text).toContain('You have no account here yet');
  });

  test('whoever is disabled or deleted here stays out, linked or not', async () => {
    const { practice, domain } = await connectWithRoles();
    const person = await aPerson(services, practice, { userName: `gone@${domain}` });
    const sub = there(person.userName);
    await signInAtProvider(await aBrowser(), person.userName, sub);
    const answers: string[] = [];

    for (const change of [
      'is_active = false',
      'is_active = true, is_locked = true',
      'is_locked = false, is_deleted = true',
    ]) {
      await services.hostDb.batch(systemContext(practice.tenantId), [
        { text: `update users set ${change} where id = $1`, values: [person.id] },
      ]);
      answers.push((await signInAtProvider(await aBrowser(), person.userName, sub)).text);
      answers.push(
        (await signInAtProvider(await aBrowser(), person.userName, there(person.userName))).text,
      );
    }

    expect(answers).toHaveLength(6);
    for (const answer of answers) expect(answer).toContain('disabled, locked or deleted');
  });
});

describe('who is refused', () => {
  test.each([
    ['not verified', (domain: string) => [`una@${domain}`, false] as const, 'has not verified'],
    [
      'of no domain of the practice',
      () => ['oscar@elsewhere.test', true] as const,
      'does not belong to a domain',
    ],
  ])('an address %s', async (_, addressOf, words) => {
    const { domain } = await connectWithRoles();
    const [email, isVerified] = addressOf(domain);

    const answer = await signInAtProvider(
      await aBrowser(),
      `x@${domain}`,
      there(email, [], isVerified),
    );

    expect(answer.status).toBe(403);
    expect(answer.text).toContain(words);
  });

  test('a provider of one tenant names nobody of another', async () => {
    const victim = await aConnected();
    const attacker = await connectWithRoles();
    const sub = there(victim.admin.userName);

    const answer = await signInAtProvider(await aBrowser(), `x@${attacker.domain}`, sub);

    expect(answer.status).toBe(403);
    expect(answer.text).toContain('does not belong to a domain');
  });

  test('an address of no practice is told so, and nobody is sent away', async () => {
    const answer = await (
      await aBrowser()
    ).submit('/account/login/provider', { email: 'a@nowhere.test' });

    expect(answer.status).toBe(404);
    expect(answer.text).toContain('No practice signs in with this mail address');
  });
});
