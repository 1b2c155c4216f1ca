import { defineSecret, defineString } from 'firebase-functions/params';
import { PROVIDERS } from './providers/registry';

/**
 * Declares the parameters of payments so that a deployment asks for them; payment-config.ts reads
 * them from the environment. Those of a provider are asked for by a deployment whose functions/.env
 * names it, and by no other. The emulator would ask as well, with nobody there to answer: it has
 * them from functions/.env.<project>, where they are no secrets.
 */
function declare(): string[] {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return [];
  const names = PROVIDERS.filter(({ isSandbox }) => !isSandbox).map(({ name }) => `'${name}'`);
  defineString('PAYMENT_PROVIDER', {
    label: 'Payment provider',
    description: `Takes the payments: ${names.join(' or ')}, or empty with ALLOW_SANDBOX_PAYMENTS for a trial in which no money moves.`,
    default: '',
  });
  const active = PROVIDERS.find(({ name }) => name === process.env.PAYMENT_PROVIDER);
  const parameters = active?.parameters ?? [];
  for (const { name, label, description, isSecret } of parameters) {
    if (!isSecret) defineString(name, { label, description });
  }
  return parameters
    .filter(({ isSecret }) => isSecret)
    .map(({ name, label, description }) => defineSecret(name, { label, description }).name);
}

/** The secrets that functions about payments are given. */
export const PAYMENT_SECRETS = declare();
