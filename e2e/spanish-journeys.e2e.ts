import { authDialog, fillSignUp, inventEmail } from './stage/account.ts';
import { leaveReview, openSection } from './stage/review.ts';
import { expectGoodPage, saveForm, stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { expect, expectNoSidewaysScroll, test } from './stage/test.ts';

// A browser that asks for Spanish gets it without a click. Longer words must fit; the rest is as in English.
test.use({ locale: 'es-US' });

for (const [form, firstSection, givenName, tag] of [
  ['I-485', 'biographic', 'form1[0].#subform[0].Pt1Line1_GivenName[0]', ['@one-width']],
  ['I-765', 'applicant', 'form1[0].Page1[0].Line1b_GivenName[0]', ['@one-width', '@again']],
] as const) {
  test(`In Spanish, a person takes a scanned I-589 all the way to a filled ${form}`, {
    tag: [...tag],
  }, async ({ quietPage: page, server }) => {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Comenzar mi formulario' }).first().click();

    await expect(stepHeading(page, 'Suba su Formulario I-589')).toBeVisible();
    await page.getByLabel('PDF o fotos de su I-589 ya lleno').setInputFiles(await makeScan('short'));
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(stepHeading(page, 'Elija el formulario')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: new RegExp(form) }).check();
    await page.getByRole('button', { name: `Procesar el Formulario ${form}` }).click();

    await expect(stepHeading(page, 'Texto leído')).toBeVisible({ timeout: 120_000 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Continuar a la revisión' }).click();
    await page.getByRole('button', { name: 'Omitir por ahora' }).click();
    await expect(stepHeading(page, `Revise el Formulario ${form}`)).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Revisarlas una por una' }).click();
    await expectGoodPage(page);
    await openSection(page, firstSection);
    await expect(page.getByText('Marisol').first()).toBeVisible();
    await expectGoodPage(page);

    await leaveReview(page, 'Continuar a compartir');
    const dialog = authDialog(page, 'es');
    await expect(dialog.getByText(`para descargar su formulario ${form} lleno`)).toBeVisible();
    await fillSignUp(dialog, inventEmail(), 'es');
    await expect(stepHeading(page, 'Compartir con un abogado')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Continuar a la descarga' }).click();
    await expect(stepHeading(page, `Descargue su Formulario ${form}`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const { fileName, values } = await saveForm(page, 'Descargar el PDF');
    expect(fileName).toBe(`${form}-Form.pdf`);
    expect(values.get(givenName)).toBe('Marisol');
  });
}
