import { expect, expectAccessible, test } from '../support/browser.ts';
import { painterAndCustomer } from '../support/painter-and-customer.ts';
import { signIn } from '../support/screens.ts';
import { createQuote, tokenOf, waitForStatus } from '../support/stories.ts';

const people = painterAndCustomer();

const request =
  'Please paint the walls and ceiling of our living room, 5 x 4 m. There is damp in one corner. The garden is 30 m away. Thanks, Mara';

test('what was understood is put right, and a price that needs a visit is asked about instead of accepted', async ({
  app,
  page,
}) => {
  test.setTimeout(400_000);
  const { client } = people.painter;
  const { id } = await createQuote(client, { description: request });
  await signIn(page, app, people.painter);

  await test.step('the provider reads what was understood and what is in doubt, and corrects a size', async () => {
    await page.goto(`${app.url}/quotes/${id}/initial-question-review`);
    await expect(page.getByText('“30 m”: it is not clear what this measures.').first()).toBeVisible();
    await expect(page.getByText('5 × 4 m').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Correct: Room size' }).click();
    await page.getByLabel('Length in metres').fill('6');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('From you')).toBeVisible();
    await expect(page.getByText('6 × 4 m').first()).toBeVisible();
  });

  await test.step('the send dialog says why the price needs a visit', async () => {
    await client.post(`/api/quotes/${id}/estimate`);
    await waitForStatus(client, id, 'provider_review');
    await page.goto(`${app.url}/quotes/${id}`);
    await page.getByRole('button', { name: /^Send to Mara/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This price needs a visit first')).toBeVisible();
    await expect(dialog.getByText(/^To be looked at: .*damp/i)).toBeVisible();
    await expect(dialog.getByLabel('Send as a fixed price all the same')).not.toBeChecked();
    await dialog.getByText('Only the link').click();
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog.getByLabel('Link', { exact: true })).toBeVisible();
  });

  await test.step('the customer reads the range and asks for a visit', async () => {
    const { links } = await client.get(`/api/quotes/${id}`);
    await people.customer.goto(`${app.url}/q/${tokenOf(links[0].url)}/result`);
    const main = people.customer.getByText('Estimate, confirmed after a visit').filter({ visible: true });
    await expect(main).toBeVisible();
    await expect(people.customer.getByRole('link', { name: 'Accept quote' })).toHaveCount(0);
    await expectAccessible(people.customer);
    await people.customer.getByRole('link', { name: 'Ask for a visit' }).click();
    const sheet = people.customer.getByRole('dialog');
    await expect(sheet.getByRole('textbox')).toHaveValue('When could you come and have a look?');
    await sheet.getByRole('button', { name: /Send/ }).click();
    await expect.poll(async () => (await client.get(`/api/quotes/${id}`)).messages_unread).toBe(1);
  });
});
