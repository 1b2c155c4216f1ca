import { defineSecret, defineString } from 'firebase-functions/params';
import { PAYMENT_PROVIDER_DEFINITIONS } from './providers/registry';

/**
 * Declares the payment parameters, so that a deployment asks for them; payment-config.ts reads them from
 * the environment. Parameters of a provider are declared only if functions/.env names it. Not in the
 * emulator, which would wait for input: it has them in functions/.env.<project>, where they are not
 * secret.
 */
function declare(): string[] {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return [];
  const names = PAYMENT_PROVIDER_DEFINITIONS.filter(({ isSandbox }) => !isSandbox).map(
    ({ name }) => `'${name}'`,
  );
  defineString('PAYMENT_PROVIDER', {
    label: 'Payment provider',
    description: `Takes the payments: ${names.join(' or ')}, or empty with ALLOW_SANDBOX_PAYMENTS for a trial in which no money moves.`,
    default: '',
  });
  const active = PAYMENT_PROVIDER_DEFINITIONS.find(
    ({ name }) => name === process.env.PAYMENT_PROVIDER,
  );
  const parameters = active?.parameters ?? [];
  for (const { name, label, description, isSecret } of parameters) {
    if (!isSecret) defineString(name, { label, description });
  }
  return parameters
    .filter(({ isSecret }) => isSecret)
    .map(({ name, label, description }) => defineSecret(name, { label, description }).name);
}

/** Secrets of functions that use payments. */
export const PAYMENT_SECRETS = declare();
