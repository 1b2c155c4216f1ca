import { defineSecret } from 'firebase-functions/params';
import { PAYMENT_SECRETS } from '../payments/payment-parameters';

/** Declares the secret for deployments, like payment-parameters.ts; the emulators have their own. */
function declarePictureSecret(): string[] {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return [];
  const { name } = defineSecret('PICTURE_SECRET', {
    label: 'Picture secret',
    description:
      'Signs the addresses of pictures for staff: 32 random characters or more, for example of `openssl rand -hex 32`.',
  });
  return [name];
}

/** Secrets of all functions that use `createLiveDeps`. */
export const LIVE_SECRETS = [...PAYMENT_SECRETS, ...declarePictureSecret()];
