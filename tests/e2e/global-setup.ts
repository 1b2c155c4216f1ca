import { findChromium } from '../../tools/dev/programs/chromium.ts';
import serveRazorpay from '../support/razorpay/serve.ts';
import requireEmulators from '../support/require-emulators.ts';

/**
 * Checks the emulators, finds a browser and starts the stand-in for Razorpay.
 * @returns the function that stops the stand-in
 */
export default async function startTestServices(): Promise<() => Promise<void>> {
  await requireEmulators();
  process.env.CHROME_PATH ??= await findChromium();
  return serveRazorpay();
}
