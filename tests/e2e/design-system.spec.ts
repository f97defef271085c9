import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForScript } from '../support/browser.ts';

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  await page.goto(`${app.url}/dev/design-system?lang=en`);
  for (const part of [
    page.getByRole('tab', { name: 'Price' }),
    page.getByRole('combobox', { name: 'Unit of your own' }),
    page.getByRole('button', { name: 'As a table' }),
    page.getByRole('checkbox', { name: /Small effects/ }),
  ])
    await waitForScript(part);
});

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('tabs go by arrow keys, Home and End, and show their part at once', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Parts of the quote' }).getByRole('tab');
  await tabs.first().focus();
  await press(page, 'ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('What the customer asked for');
  await press(page, 'End');
  await expect(page.getByRole('tabpanel')).toHaveText('What the two of you wrote');
  await press(page, 'Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('a carousel is turned by its buttons, its dots and the arrow keys, and only what it shows can be reached', async ({
  page,
}) => {
  const carousel = page.getByRole('region', { name: 'Photos of the garden' });
  const slide = (place: number) => carousel.getByRole('group', { name: `${place} of 3`, includeHidden: true });
  const next = carousel.getByRole('button', { name: 'Next', exact: true });
  const prev = carousel.getByRole('button', { name: 'Prev', exact: true });
  await expect(prev).toBeDisabled();
  await next.click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(1)).toHaveAttribute('inert');
  await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await expect(next).toBeDisabled();
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
});

test('a day is typed, or chosen from the calendar without a pointer', async ({ page }) => {
  const field = page.getByLabel('Could start on');
  await field.fill('2027-03-01');
  const opener = page.getByRole('button', { name: 'Open the calendar' });
  await opener.focus();
  await press(page, 'Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('status')).toHaveText('March 2027');
  await expect(
    calendar
      .getByRole('button', { name: 'Monday, 1 March 2027' })
      .or(calendar.getByRole('button', { name: 'Monday 1 March 2027' })),
  ).toBeFocused();
  await expectAccessible(page);
  await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue('2027-03-09');
  await expect(opener).toBeFocused();
});

test('the calendar goes by months and years as far as its bounds, and Escape leaves the day as it was', async ({
  page,
}) => {
  const field = page.getByLabel('Could start on');
  await field.fill('2020-12-24');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  const month = calendar.getByRole('status');
  const step = (name: string) => calendar.getByRole('button', { name, exact: true });
  await expect(month).toHaveText('December 2020');
  await step('Next month').click();
  await expect(month).toHaveText('January 2021');
  await step('Next year').click();
  await expect(month).toHaveText('January 2022');
  await step('Previous month').click();
  await expect(month).toHaveText('December 2021');
  await step('Previous year').click();
  await step('Previous year').click();
  await expect(month).toHaveText('January 2020');
  await expect(step('Previous year')).toBeDisabled();
  await expect(step('Previous month')).toBeDisabled();
  await expect(calendar.getByRole('button', { name: /14 January 2020/ })).toBeDisabled();
  await press(page, 'Escape');
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue('2020-12-24');
});

test('an option is found by typing, and one that is missing is made', async ({ page }) => {
  const unit = page.getByRole('combobox', { name: 'Unit of your own' });
  const popup = page.getByRole('dialog', { name: 'Choose one' });
  const search = popup.getByRole('combobox', { name: 'Search...' });
  const option = popup.getByRole('option');
  await unit.focus();
  await press(page, 'Enter');
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute('placeholder', 'Search...');
  await page.keyboard.type('hou');
  await expect(option).toHaveText(['hour', 'Create "hou"']);
  await expectAccessible(page);
  await press(page, 'Enter');
  await expect(unit).toHaveText('hour');
  await expect(unit).toBeFocused();
  await press(page, 'Enter');
  await search.fill('bucket');
  await expect(option).toHaveText(['Create "bucket"']);
  await press(page, 'Enter');
  await expect(unit).toHaveText('bucket');
  await press(page, 'Enter');
  await search.fill('BUCKET');
  await expect(option).toHaveText(['bucket']);
  await press(page, 'Escape');
  await expect(search).toBeHidden();
  const nothing = page.getByRole('combobox', { name: 'Nothing to choose from' });
  await nothing.focus();
  await press(page, 'Enter');
  await expect(popup.getByText('No data', { exact: true })).toBeVisible();
});

test('a sheet keeps the focus in it and gives it back', async ({ page }) => {
  for (const [button, title] of [
    ['Sheet from below', 'More of this page'],
    ['Sheet from the right', 'Beside the page'],
  ] as const) {
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Tab', 'Tab');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await press(page, 'Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('slider, number field, chart and tables work by keys and say what they hold', async ({ page }) => {
  const from = page.getByRole('slider', { name: 'From' });
  await from.focus();
  await press(page, 'ArrowRight', 'PageUp');
  await expect(from).toHaveAttribute('aria-valuenow', '60');
  await expect(from).toHaveAttribute('aria-valuetext', '60 m');
  const quantity = page.getByLabel('Quantity', { exact: true });
  await page.getByRole('button', { name: 'Increment' }).last().click();
  await expect(quantity).toHaveValue('9');
  await page.getByRole('button', { name: 'Decrement' }).last().click();
  await expect(quantity).toHaveValue('8');
  await expect(page.getByRole('img', { name: /16 sent, 9 accepted/ })).toBeVisible();
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('table', { name: 'Quotes by week' })).toContainText('7');
  await expect(page.getByRole('table', { name: 'A table without rows' })).toContainText('No data');
  await expect(page.getByRole('table', { name: 'A table in which nothing fits' })).toContainText('No matching data');
});

test('people are shown from 16 to 48 px', async ({ page }) => {
  const sizes = await page
    .getByText('TH', { exact: true })
    .locator('..')
    .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().width));
  expect(sizes).toEqual([16, 20, 24, 28, 32, 36, 40, 44, 48]);
});

test('messages stack five high in the corner, 16 px apart, under F8, and go by themselves', async ({ page }) => {
  await page.clock.install();
  const show = page.getByRole('button', { name: 'Toast', exact: true });
  for (let shown = 0; shown < 6; shown += 1) await show.click();
  const toasts = page.locator('[data-radix-collection-item]').filter({ hasText: 'All changes are kept.' });
  await expect(toasts).toHaveCount(5);
  await page.clock.runFor(400);
  // Styles move by the browser's own clock, which nobody turns.
  const boxes = await toasts.evaluateAll(async (shown) => {
    await Promise.all(shown.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished)));
    return shown.map((toast) => {
      const { x, y, width, height } = toast.getBoundingClientRect();
      return { x, y, width, height };
    });
  });
  for (const [index, box] of boxes.entries()) {
    const below = boxes[index + 1];
    if (below) expect(below.y - (box.y + box.height)).toBeCloseTo(16, 0);
  }
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const last = boxes.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(window.width - 16, 0);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(window.height - 16, 0);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
});

test('a pressed button answers with a ripple of 600 ms, and with none where effects are off', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Tooltip', exact: true });
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object') document.body.dataset.animated = String(options.duration);
      return animate.call(this, frames, options);
    };
  });
  // What draws it comes a moment after the page.
  await expect(async () => {
    await button.click();
    await expect(page.locator('body')).toHaveAttribute('data-animated', '600', { timeout: 500 });
  }).toPass();
  await expect(button.locator('span[aria-hidden]')).toHaveCount(0);
  await page.evaluate(() => delete document.body.dataset.animated);
  await page.getByRole('checkbox', { name: /Small effects/ }).uncheck();
  expect(await page.evaluate(() => localStorage.getItem('enhancements-enabled'))).toBe('false');
  await button.click();
  await expect(page.locator('body')).not.toHaveAttribute('data-animated');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Small effects/ })).not.toBeChecked();
});

test('a tip comes after 700 ms', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Tooltip', exact: true });
  await page.clock.install();
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveText('Opens more actions');
});
