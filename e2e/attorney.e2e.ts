import type { Page } from '@playwright/test';
import { birthDate, counts, mailingCity, middleName, openForm, sayWho } from './stage/portal.ts';
import { field, fillAnswer, input, openAnswer, openFinish, openSection, saved } from './stage/review.ts';
import { listReviews, openReviewerPage, readFilledForm, share } from './stage/review-link.ts';
import { expect, type ReviewedDocument, test } from './stage/reviewed.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { expectNoSidewaysScroll } from './stage/test.ts';

const proposals = [
  { path: middleName, value: 'Elena', isAccepted: true },
  { path: 'biographic_information.place_of_birth.city', value: 'Arequipa', isAccepted: true },
  { path: 'marital_history.current_spouse.full_name.middle_name', value: 'Rafael', isAccepted: true },
  { path: birthDate, value: '04/18/1988', isAccepted: false },
  { path: 'passport.number', value: '118402957', isAccepted: false },
];

async function addNote(page: Page, path: string, text: string) {
  await (await openAnswer(page, path)).focus();
  const talk = page.locator('[data-talk]');
  await talk.getByRole('button', { name: /note/i }).click();
  await talk.getByRole('textbox', { name: /^Note on/ }).fill(text);
}

/** The applicant opens the review that came in, and decides each change on its own. */
async function decide(page: Page, reviewed: ReviewedDocument) {
  const { cookies } = await reviewed.api.storageState();
  await page.context().addCookies(cookies);
  await page.goto(`${reviewed.url}/app#step4`);
  await page.getByRole('button', { name: 'Look at the review' }).click();
  await expect(stepHeading(page, 'Reviews you received')).toBeVisible();
  const [review] = (await listReviews(reviewed)).reviews;
  for (const { number, path } of review?.proposals ?? []) {
    const isAccepted = proposals.some((one) => one.path === path && one.isAccepted);
    // The newest review stands first.
    const item = page.locator(`[data-proposal="${number}"]`).first();
    await item.getByRole('button', { name: isAccepted ? /^Accept: / : /^Reject: / }).click();
    await expect(item).toContainText(isAccepted ? 'Accepted on' : 'Rejected on');
  }
  await expectGoodPage(page);
}

test('A reviewer proposes and approves, the applicant decides, and the form holds what was accepted', {
  tag: '@long',
}, async ({ page: applicant, browser, reviewed }) => {
  const { reviewUrl, token, id } = await share(reviewed);
  const before = await readFilledForm(reviewed);
  const { page, complaints, requests } = await openReviewerPage(browser, applicant);
  const opening = await page.goto(reviewUrl);
  expect(opening?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
  await expect(page).toHaveURL(`${reviewed.url}/attorney-review/${id}`);
  await expect(page.getByText('Your changes are proposals.')).toBeVisible();
  await expectGoodPage(page);

  await sayWho(page);
  for (const { path, value } of proposals) await fillAnswer(page, path, value);
  await openAnswer(page, birthDate);
  await expect(field(page, birthDate)).toContainText('Was: 04/17/1988');
  await addNote(page, middleName, 'As on the passport.');
  await addNote(page, birthDate, 'Please compare with the birth certificate.');
  await counts(page, '5 changes, 2 notes');
  await openFinish(page);
  await page.getByRole('radio', { name: /^Approved/ }).check();
  await saved(page);
  await page.reload();
  await counts(page, '5 changes, 2 notes');
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Invented');
  await expect(page.locator('[data-mine] li')).toHaveCount(7);
  await expectGoodPage(page);
  await openSection(page, 'biographic');
  await expect(field(page, birthDate)).toContainText('04/18/1988');
  await expectGoodPage(page);
  await openFinish(page);
  await page.getByRole('button', { name: 'Check and send the review' }).click();
  await expect(page.locator('[data-summary]')).toHaveText('5 changes, 2 notes');
  await expect(page.getByRole('dialog')).toContainText('04/17/1988 → becomes04/18/1988');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Submit the review' }).click();
  await expect(stepHeading(page, 'Review submitted successfully')).toBeVisible();
  await expect(page.getByText('The applicant will be notified of your review.')).toBeVisible();
  await expect(page.getByText('You sent: 5 changes, 2 notes. Status: Approved.')).toBeVisible();
  await expectGoodPage(page);
  const colleague = await openReviewerPage(browser, page);
  await colleague.page.goto(reviewUrl);
  await expect(stepHeading(colleague.page, 'A review was sent with this link')).toBeVisible();
  await expect(
    colleague.page.getByText('Sent by Ana Invented: 5 changes, 2 notes. Status: Approved.'),
  ).toBeVisible();
  await expect(colleague.page.getByText('You sent')).toHaveCount(0);
  await expectGoodPage(colleague.page);
  expect(colleague.complaints).toEqual([]);
  await page.reload();
  await expect(page.getByText('You sent: 5 changes, 2 notes. Status: Approved.')).toBeVisible();
  expect(complaints).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(token);
  // A picture held in the page's memory is of the page's own origin.
  expect(requests.filter((url) => new URL(url).origin !== new URL(reviewed.url).origin)).toEqual([]);

  const received = await listReviews(reviewed);
  expect(received.reviewStatus).toBe('approved');
  expect(received.reviews[0]?.reviewer.name).toBe('Ana Invented');
  expect(received.messages.map(({ path }) => path).toSorted()).toEqual([birthDate, middleName]);
  await decide(applicant, reviewed);
  expect((await listReviews(reviewed)).reviewStatus).toBe('approved');
  await applicant.goto(`${reviewed.url}/app#step4`);
  await fillAnswer(applicant, mailingCity, 'Trenton');
  await saved(applicant);
  const later = await listReviews(reviewed);
  expect(later.reviewStatus).toBe('pending');
  expect(later.approvalEnded?.paths).toEqual([mailingCity]);

  const after = await readFilledForm(reviewed);
  const changed = [...after].filter(([name, value]) => before.get(name) !== value);
  const accepted = proposals.filter(({ isAccepted }) => isAccepted).map(({ value }) => value);
  expect(new Set(changed.map(([, value]) => value))).toEqual(new Set([...accepted, 'Trenton']));

  await page.reload();
  await expect(page.getByText('The applicant has accepted 3 and rejected 2 so far.')).toBeVisible();
  await expect(page.getByText('The approval no longer counts for it.')).toBeVisible();
  await page.context().close();
});

test('A question goes out at once, and its answer comes back to the field', {
  tag: '@one-width',
}, async ({ page: applicant, browser, reviewed }) => {
  const { reviewUrl, id } = await share(reviewed);
  const { page, complaints } = await openReviewerPage(browser, applicant);
  await openForm(page, reviewUrl);
  await openAnswer(page, birthDate);
  const talk = page.locator('[data-talk]');
  await talk.getByRole('button', { name: /^Ask a question: / }).click();
  await talk.getByLabel('Question on Date of Birth').fill('Is it the 17th?');
  await talk.getByRole('button', { name: 'Send the question' }).click();
  await expect(talk).toContainText('You asked');
  const data = { linkId: id, path: birthDate, text: 'Yes, it is.' };
  expect((await reviewed.api.post(`/api/documents/${reviewed.sessionId}/messages`, { data })).ok()).toBe(
    true,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(talk).toContainText('Yes, it is.');
  await expectGoodPage(page, `[data-unit="${birthDate}"]`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('What is written survives a lost connection and a closed tab, and another tab has the newest', {
  tag: '@one-width',
}, async ({ page: applicant, browser, reviewed }) => {
  const { reviewUrl } = await share(reviewed);
  const { page } = await openReviewerPage(browser, applicant);
  const context = page.context();
  await openForm(page, reviewUrl);
  const address = page.url();
  await openAnswer(page, middleName);
  await context.setOffline(true);
  await input(page, middleName).fill('Elena');
  await expect(page.getByText('No connection: kept on this page')).toBeVisible();
  await addNote(page, middleName, 'As on the passport.');
  await counts(page, '1 change, 1 note');
  await context.setOffline(false);
  await saved(page);

  const second = await context.newPage();
  await openForm(second, address);
  await counts(second, '1 change, 1 note');
  await fillAnswer(second, middleName, 'Elena Luz');
  await saved(second);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(input(page, middleName)).toHaveValue('Elena Luz');
  await input(second, middleName).press('End');
  await input(second, middleName).pressSequentially('x');
  // Left in the middle of a word.
  await second.goto('about:blank');
  await page.close();
  const third = await context.newPage();
  await openForm(third, address);
  await expect(await openAnswer(third, middleName)).toHaveValue('Elena Luzx');
  await expect(third.locator('[data-talk]').getByRole('textbox', { name: /^Note on/ })).toHaveValue(
    'As on the passport.',
  );
  await context.close();
});

test('The portal speaks Spanish, with the official labels in English', { tag: '@one-width' }, async ({
  page: applicant,
  browser,
  reviewed,
}) => {
  const { reviewUrl } = await share(reviewed);
  const { page, complaints } = await openReviewerPage(browser, applicant);
  await openForm(page, reviewUrl);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(stepHeading(page, 'Revisión del Formulario I-485')).toBeVisible();
  await page.getByRole('button', { name: 'Lo que decía el I-589, junto a las respuestas' }).click();
  await page.getByText('Igual', { exact: true }).click();
  const born = page.getByRole('listitem').filter({ hasText: 'Nacimiento' }).first();
  await expect(born.getByRole('button', { name: /página 1/ }).first()).toBeVisible();
  await expectGoodPage(page);
  await openSection(page, 'biographic');
  await expect(page.locator(`[data-unit="${birthDate}"]`)).toContainText('Date of Birth');
  await fillAnswer(page, middleName, 'Elena');
  await expect(field(page, middleName)).toContainText('Antes: Sin respuesta');
  await counts(page, '1 cambio, ninguna nota');
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});
