import { memberOf } from '../../support/accounts';
import { storeRequested } from '../../support/albums';
import { failAt, judgeAccessibility, press, seen } from '../support/accessibility';
import { signedIn } from '../support/accounts';

judgeAccessibility({
  'the first page of the console': async function* (page) {
    await signedIn(page, await memberOf('admin@smriti.test'));
    await failAt(page, '**/api/dashboard');
    await page.goto('/admin');
    await seen(page, 'Today could not be loaded.');
    yield 'that cannot be loaded';
    await page.unroute('**/api/dashboard');
    await press(page, 'Try again');
    await seen(page, 'Albums to review');
    yield 'as it opens';
    await page.getByText('Show as a table').first().click();
    yield 'with a chart as a table';
    await press(page, 'Open menu');
    await page.getByRole('dialog', { name: 'Shop admin' }).waitFor();
    yield ['with the drawer of a phone', 'phone'];
    await page.goto('/admin/today/payments');
    await seen(page, 'Every payment came with the right amount.');
    yield 'its payments';
    await page.goto('/admin/today/failures');
    await seen(page, 'What did not work');
    yield 'what did not work';
  },

  'the albums on their way': async function* (page) {
    await storeRequested(await memberOf('customer@smriti.test'));
    await signedIn(page, await memberOf('admin@smriti.test'));
    await page.goto('/admin/albums');
    await seen(page, 'Waiting for');
    yield 'as a list';
    await press(page, /^Hand over/);
    await seen(page, 'Hand over this album?');
    yield 'being handed over';
  },
});
