import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

test('What the I-589 said stands beside the answer now, with its piece of the scan', {
  tag: '@long',
}, async ({ quietPage: page, context, server }) => {
  const { sessionId, api } = await bringDocument(context, server.url);
  const document = `${server.url}/api/documents/${sessionId}`;
  const { formData } = await (await api.get(document)).json();
  const bio = { ...formData.biographic_information, date_of_birth: '04/17/1987' };
  await api.put(`${document}/form`, { data: { ...formData, biographic_information: bio } });
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
  }, sessionId);
  await page.goto(`${server.url}/i485-guide#part-9-item-14`);
  const court = page.locator('#part-9-item-14');
  await expect(court.getByText('On your I-589 you said')).toBeVisible();
  await expect(court.getByText('Never in immigration court')).toBeVisible();
  await page.goto(`${server.url}/mirror`);
  await expect(stepHeading(page, 'What you said before and what your I-485 says now')).toBeVisible();
  const born = page.getByRole('listitem').filter({ hasText: '04/17/1987' });
  await expect(born.getByRole('button', { name: /^Enlarge|page 1/i }).first()).toBeVisible();
  await expectGoodPage(page);
  await born.getByLabel('Explain the difference in your own words').fill('My I-589 has the wrong year.');
  await born.getByLabel('Explain the difference in your own words').blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await born.getByRole('link', { name: 'Look at this answer' }).click();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
});
