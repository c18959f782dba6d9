import { expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, filesTestServer } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer({ role: 'all' });

test('the pages of a PDF are counted in the background; what is no PDF inside stays without', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const place = `?fromModule=COMPANY&objectId=${company.id}`;
  await staff.upload({ name: 'broken.pdf', bytes: '%PDF-1.7 and nothing more' }, place);
  await staff.upload({ name: 'notes.txt', bytes: 'hello' }, place);
  await staff.upload({ name: 'three.pdf', bytes: aPdf('a', 'b', 'c') }, place);
  const pages = async () => {
    const { items = [] } = (await staff.api.get(`/app/files${place}`)).body;
    return Object.fromEntries(items.map((file) => [file.name, file.numberOfPages]));
  };

  const counted = await eventually(pages, (now) => String(now['three.pdf']) === '3');

  expect(counted).toEqual({ 'three.pdf': 3, 'broken.pdf': null, 'notes.txt': null });
});
