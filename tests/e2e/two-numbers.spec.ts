import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter } from '../support/stories.ts';

test('two numbers price every line: three jobs follow as they are typed, and a draft once they are saved', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
  await page.goto(`${app.url}/provider/pricing/setup`);
  const hour = page.getByLabel('My hour in GBP');
  const examples = page.getByRole('region', { name: 'What jobs would cost' });
  await expect(page.getByText('£32.00 for Interior painting')).toBeVisible();
  await expect(examples.locator('dd')).toHaveCount(3);
  const [before] = await examples.locator('dd').allTextContents();
  await hour.fill('64');
  await expect(examples.locator('dd').first()).not.toHaveText(before ?? '');
  await hour.fill('sixty');
  await expect(page.getByText('Please write an amount.')).toBeVisible();
  await expect(examples).toContainText('Write both numbers');
  await hour.fill('64');
  await page.getByLabel('My markup on materials, in percent').fill('20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save both numbers' }).click();
  await expect(page.getByText('Saved: new estimates are priced with these').first()).toBeVisible();
  const { pricing } = await painter.client.get('/api/provider/settings');
  expect(pricing).toEqual({ hour_minor: 6400, materials_markup_percent: 20 });
  await page.reload();
  await expect(hour).toHaveValue('64.00');
});
