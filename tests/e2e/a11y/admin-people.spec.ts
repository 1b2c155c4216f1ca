import { newCustomer, newStaff } from '../../support/accounts';
import { judgeAccessibility, press, seen } from '../support/accessibility';
import { signedIn } from '../support/accounts';

judgeAccessibility({
  customers: async function* (page) {
    const customer = await newCustomer('Nina Rao');
    await signedIn(page, await newStaff('Meera Admin', 'admin'));
    await page.goto('/admin/customers');
    await seen(page, 'E-mail and phone');
    yield 'the list';
    await page.goto(`/admin/customers/${customer.uid}`);
    await seen(page, 'Nothing has come or gone yet.');
    yield 'one of them';
    await press(page, 'Change balance');
    await press(page, 'Change it');
    yield 'a balance without a reason';
  },

  'what an admin has of the shop': async function* (page) {
    await signedIn(page, await newStaff('Meera Admin', 'admin'));
    await page.goto('/admin/gift-cards');
    await press(page, 'Make gift cards');
    await press(page, 'Make the cards');
    yield 'a batch without an amount';
    await page.getByLabel('Worth of each, in rupees').fill('500');
    await press(page, 'Make the cards');
    await seen(page, '1 gift card is made');
    yield 'the codes of a batch';
    await page.goto('/admin/ratings');
    await seen(page, 'A hidden rating counts for nothing.');
    yield 'the ratings';
    await page.goto('/admin/settings');
    await page.getByLabel('GST number (GSTIN)').fill('29ABC');
    await press(page, 'Save settings');
    await seen(page, 'This is not a GST number');
    yield 'settings that cannot be saved';
    await page.goto('/admin/settings/pause');
    await page.getByLabel(/New orders/).check();
    yield 'a pause before it is saved';
    await page.goto('/admin/audit');
    await seen(page, 'Gift cards made');
    yield 'the audit';
  },
});
