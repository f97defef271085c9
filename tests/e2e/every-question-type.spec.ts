import type { Page } from '@playwright/test';
import { componentTypes } from '#domain/question/component-type.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';

const flow = '/dev/components/quote-flow';

test.use({ viewport: { width: 390, height: 844 } });

/** Waits until the script runs: what is pressed before would be lost. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes on with the tabulator, as somebody without a mouse does, until the wanted thing has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** The question on show; the address is ahead of it for a moment. */
const question = (page: Page) => page.getByRole('heading', { level: 1 });

async function continueByKeyboard(page: Page): Promise<void> {
  const before = page.url();
  const asked = (await question(page).textContent()) ?? '';
  await tabTo(page, 'form button[type=submit]:not([form])');
  while (!(await page.evaluate(() => /Continue/.test(document.activeElement?.textContent ?? ''))))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(question(page)).not.toHaveText(asked);
}

for (const type of componentTypes) {
  test(`${type} is accessible in both themes, fits a phone and has targets for a finger`, async ({
    app,
    page,
    watched,
  }) => {
    watched(page);
    await open(page, `${app.url}${flow}?q=${type}`);
    await expectAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, 'scrolls sideways').toBe(false);
    const small = await page
      .locator('form :is(button, a, label:has(input), select, [role=slider], input:not([type=hidden]))')
      .evaluateAll((targets) =>
        targets
          // A field inside its label is pressed by pressing the label.
          .filter(
            (target) => target.checkVisibility() && !(target instanceof HTMLInputElement && target.closest('label')),
          )
          .map((target) => ({ target: target.outerHTML.slice(0, 120), ...target.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 44 || height < 44)
          // The name above a field is a second, smaller way to the same target.
          .map(({ target, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${target}`),
      );
    expect(small).toEqual([]);
  });
}

test('every kind of question is answered by the keyboard alone, to the end', async ({ app, page, watched }) => {
  test.setTimeout(120_000);
  watched(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page, `${app.url}${flow}?q=PhotoCapture`);

  const first = (await question(page).textContent()) ?? '';
  await tabTo(page, '[form=skip-question]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=VideoCapture/);
  await expect(question(page)).not.toHaveText(first);
  await continueByKeyboard(page);
  await expect(page).toHaveURL(/q=AudioNote/);
  await continueByKeyboard(page);

  await tabTo(page, 'input[name=selected]');
  await page.keyboard.press('Space');
  await continueByKeyboard(page);

  await tabTo(page, 'input[name="quantity:post"]');
  await page.keyboard.type('3');
  await continueByKeyboard(page);

  await tabTo(page, 'select');
  await page.keyboard.type('Metal');
  for (const item of ['street', 'left', 'right'])
    await expect(page.locator(`select[name="item:${item}"]`)).toHaveValue('metal');
  await continueByKeyboard(page);

  await expect(page.getByText('You wrote:')).toBeVisible();
  await expect(page.getByText('12.5 m', { exact: true })).toBeVisible();
  await expect(page.locator('input[name=number]')).toHaveValue('12.5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, that’s right' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/q=RangeSlider/);
  await tabTo(page, '[role=slider]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(page.locator('input[name=min]')).toHaveValue('100');
  await expect(page.locator('input[name=max]')).toHaveValue('120');
  await tabTo(page, 'input[name=max]');
  await page.keyboard.type('180');
  await expect(page.getByRole('slider', { name: 'Up to' })).toHaveAttribute('aria-valuetext', '180 cm');
  await continueByKeyboard(page);

  await expect(page.getByLabel('Height above ground')).toBeVisible();
  await tabTo(page, 'input[name=length]');
  await page.keyboard.type('4.5');
  await tabTo(page, 'input[name=width]');
  await page.keyboard.type('1.8');
  await continueByKeyboard(page);

  await tabTo(page, 'button[aria-pressed]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'As soon as possible' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('input[name=flexible]')).toBeChecked();
  await continueByKeyboard(page);

  await expect(page.getByText('Please note')).toBeVisible();
  await tabTo(page, 'input[name=acknowledged]');
  await page.keyboard.press('Space');
  await continueByKeyboard(page);

  await tabTo(page, 'textarea');
  await page.keyboard.type('A dog');
  await continueByKeyboard(page);
  await expect(page.getByRole('heading', { name: 'That was the last question' })).toBeVisible();
  expect(sent, 'nothing is sent anywhere').toEqual([]);
});

test('what somebody wrote counts only once they say so, and can be put right first', async ({ app, page }) => {
  await open(page, `${app.url}${flow}?q=NumberInput`);
  await expect(page.getByText('You wrote:')).toBeVisible();
  const number = page.locator('input[name=number]');
  await number.fill('14');
  await expect(page.getByText('You have changed this.')).toBeVisible();
  await page.getByRole('button', { name: 'Take this after all' }).click();
  await expect(number).toHaveValue('12.5');
  await number.fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a number.')).toBeVisible();
});

test('a day that is past or does not exist is told in a sentence', async ({ app, page }) => {
  await open(page, `${app.url}${flow}?q=DateInput`);
  await page.locator('input[name=date]').fill('2020-01-31');
  await expect(page.getByText('This day is already past')).toBeVisible();
  await page.getByRole('button', { name: 'As soon as possible' }).click();
  await expect(page.getByText('This day is already past')).toBeHidden();
  await page.locator('input[name=date]').fill('');
  await page.locator('input[name=date]').focus();
  await page.keyboard.type('12');
  await page.locator('input[name=date]').blur();
  await expect(page.getByText('not finished or does not exist')).toBeVisible();
});

test('without script a range is two fields', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${app.url}${flow}?q=RangeSlider`);
  await expect(page.getByLabel('From')).toBeVisible();
  await expect(page.getByLabel('Up to')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await context.close();
});
