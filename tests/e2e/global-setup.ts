import { findChromium } from '../../tools/dev/programs/chromium.ts';
import serveRazorpay from '../support/razorpay/serve.ts';
import requireEmulators from '../support/require-emulators.ts';

/** Finds the emulators and a browser, and serves the stand-in for Razorpay. @returns what stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await requireEmulators();
  process.env.CHROME_PATH ??= await findChromium();
  return serveRazorpay();
}
