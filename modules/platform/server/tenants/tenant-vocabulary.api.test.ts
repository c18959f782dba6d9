import { expect, test } from 'vitest';
import { settingAttribute } from '#kernel/domain';
import { contentOfExport, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });

const exported = async (word: string) => {
  const attributes = { [settingAttribute('ICS.Vocabulary')]: word };
  const { api } = server.signedIn({ roles: ['ADMIN_STAFF'], attributes });
  const columns = ['firstName', 'lastName', 'companyId'];
  const answer = await api.post('/app/clients/export?filterText=nobody', { columns });
  const { headers } = await contentOfExport(answer.raw, answer.headers['content-type']);
  return { name: String(answer.headers['content-disposition']), headers };
};

test('[B-009] a file is called as the tenant calls its clients', async () => {
  expect((await exported('Client')).name).toContain('"ClientList_');
  expect((await exported('Claimant')).name).toContain('"ClaimantList_');
  expect((await exported('Client')).headers).toHaveLength(3);
});
