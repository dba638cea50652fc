import { counts, middleName, openForm, sayWho, submit } from './stage/portal.ts';
import { field, fillAnswer, input, openAnswer, openFinish, openSection, saved } from './stage/review.ts';
import { changeAnswer, listReviews, openReviewerPage, share } from './stage/review-link.ts';
import { expect, test } from './stage/reviewed.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';

test('A submission whose answer is lost on the way is kept once', { tag: '@one-width' }, async ({
  page: applicant,
  browser,
  reviewed,
}) => {
  const { reviewUrl } = await share(reviewed);
  const { page } = await openReviewerPage(browser, applicant);
  await openForm(page, reviewUrl);
  await openFinish(page);
  await page.getByRole('button', { name: 'Check and send the review' }).click();
  await expect(page.getByText('Please write your name.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await sayWho(page);
  await fillAnswer(page, middleName, 'Elena');
  await saved(page);
  let cuts = 0;
  const keys = new Set<unknown>();
  await page.route(/\/api\/review\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'POST' || cuts >= 3) return route.continue();
    cuts += 1;
    keys.add(route.request().postDataJSON().idempotencyKey);
    // It arrives; its answer does not.
    await route.fetch();
    return route.abort('connectionreset');
  });
  const before = (await listReviews(reviewed)).reviews.length;
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Error submitting review');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Submit the review' }).click();
  await expect(stepHeading(page, 'Review submitted successfully')).toBeVisible();
  expect(cuts).toBe(3);
  expect(keys.size).toBe(1);
  expect((await listReviews(reviewed)).reviews).toHaveLength(before + 1);
  await page.reload();
  await expect(stepHeading(page, 'Review submitted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Review once more' }).click();
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
  await page.context().close();
});

test('A form the applicant has changed meanwhile: both sides are shown, and the reviewer goes on upon it', {
  tag: '@one-width',
}, async ({ page: applicant, browser, reviewed }) => {
  const { reviewUrl } = await share(reviewed);
  const { page } = await openReviewerPage(browser, applicant);
  await openForm(page, reviewUrl);
  await sayWho(page);
  await fillAnswer(page, middleName, 'Elena');
  await openSection(page, 'addressHistory');
  await page.getByRole('button', { name: 'Remove Address 2' }).click();
  await counts(page, '2 changes, no notes');
  await saved(page);
  await changeAnswer(reviewed, middleName, 'Luz');
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'The form has changed in the meantime' });
  await expect(dialog).toContainText('Luz');
  await expect(dialog).toContainText('Elena');
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Go on with the newer version and keep my changes' }).click();
  await expect(page.getByText('You now review the newest version of the form')).toBeVisible();
  await expect(await openAnswer(page, middleName)).toHaveValue('Elena');
  await expect(field(page, middleName)).toContainText('Was: Luz');
  await counts(page, '2 changes, no notes');
  await saved(page);

  // A draft on an older version is carried over as well when it is opened again.
  await changeAnswer(reviewed, 'biographic_information.citizenship_country', 'Ecuador');
  await page.reload();
  await expect(page.getByText('The applicant changed 1 answer or entry')).toBeVisible();
  await counts(page, '2 changes, no notes');
  await openSection(page, 'addressHistory');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await counts(page, '1 change, no notes');
  await submit(page);
  await expect(stepHeading(page, 'Review submitted successfully')).toBeVisible();
  const [review] = (await listReviews(reviewed)).reviews;
  expect(review?.proposals.map(({ path, from, to }) => ({ path, from, to }))).toEqual([
    { path: middleName, from: 'Luz', to: 'Elena' },
  ]);
  await page.context().close();
});

test('Links that open nothing say so, and what to do', { tag: '@one-width' }, async ({
  page: applicant,
  browser,
  reviewed,
}) => {
  const { id, reviewUrl } = await share(reviewed);
  const { page } = await openReviewerPage(browser, applicant);
  const wrong = [`${reviewed.url}/attorney-review/${'A'.repeat(43)}`, `${reviewed.url}/attorney-review/%20x`];
  for (const url of wrong) {
    await page.goto(url);
    await expect(stepHeading(page, 'This link does not open a review')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  }
  await expectGoodPage(page);

  await openForm(page, reviewUrl);
  expect((await reviewed.api.delete(`/api/documents/${reviewed.sessionId}/share/${id}`)).ok()).toBe(true);
  await fillAnswer(page, middleName, 'Elena');
  await expect(stepHeading(page, 'Review Link Withdrawn')).toBeVisible();
  await page.goto(reviewUrl);
  await expect(stepHeading(page, 'Review Link Withdrawn')).toBeVisible();
  await expectGoodPage(page);

  // An expired link without a day's wait: the answer of the server for one, which its own tests prove.
  const { reviewUrl: other } = await share(reviewed);
  const body = {
    code: 'review_link_expired',
    message: 'This review link has expired. Please ask the applicant to generate a new review link.',
  };
  await page.route('**/api/review/*', (route) => route.fulfill({ status: 410, json: body }));
  await page.goto(other);
  await expect(stepHeading(page, 'Review Link Expired')).toBeVisible();
  await expect(page.getByText(body.message)).toBeVisible();
  await expectGoodPage(page);
  await page.unroute('**/api/review/*');
  await page.route('**/api/review/*', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto(other);
  await expect(stepHeading(page, 'Error Loading Document')).toBeVisible();
  await expect(
    page.getByText('There was a problem loading the document. Please try again later.'),
  ).toBeVisible();
  await expectGoodPage(page);
  await page.unroute('**/api/review/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
  await page.context().close();
});

test('A document deleted while its review is open leaves nothing behind', { tag: '@one-width' }, async ({
  page: applicant,
  browser,
  server,
}) => {
  const document = await bringDocument(applicant.context(), server.url);
  const { reviewUrl } = await share(document);
  const { page } = await openReviewerPage(browser, applicant);
  await openForm(page, reviewUrl);
  await fillAnswer(page, middleName, 'Elena');
  await saved(page);
  expect((await document.api.delete(`/api/documents/${document.sessionId}`)).ok()).toBe(true);
  await input(page, middleName).fill('Elena Luz');
  await expect(stepHeading(page, 'This document is no longer here')).toBeVisible();
  await expect(page.getByText('Elena')).toHaveCount(0);
  await expectGoodPage(page);
  await page.reload();
  await expect(stepHeading(page, 'This link does not open a review')).toBeVisible();
  await page.context().close();
});
