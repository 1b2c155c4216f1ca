import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from '@smriti/shared/payment/payment-providers';
import * as z from 'zod/mini';
import { commaSeparatedListField } from './list-field';
import type { ProviderAccount, ProviderDefinition } from './provider-definition';
import { PAYMENT_PROVIDER_DEFINITIONS } from './providers/registry';

/** Value of ALLOW_SANDBOX_PAYMENTS that allows the sandbox on a real project, e.g. for a trial run. */
const NO_MONEY = 'no-money-moves';
const DEMO_VARIABLES = [
  'DEMO_PAYMENT_PROVIDERS',
  ...PAYMENT_PROVIDER_DEFINITIONS.flatMap(({ demoVariables }) => demoVariables),
];

/** General payment parameters, without those of each provider; see docs/decisions/payment-providers.md. */
const environment = z.object({
  ALLOW_SANDBOX_PAYMENTS: z.optional(z.literal(NO_MONEY)),
  PAYMENT_PROVIDER: z.optional(z.enum(PAYMENT_PROVIDERS)),
  DEMO_PAYMENT_PROVIDERS: z.optional(commaSeparatedListField(PAYMENT_PROVIDERS)),
});
type Environment = z.output<typeof environment>;

export interface PaymentConfig {
  /** Provider of new payments. */
  active: PaymentProviderName;
  /** Providers a payment may request: the active one, and further ones in demo projects. */
  offered: readonly PaymentProviderName[];
  accounts: Readonly<Partial<Record<PaymentProviderName, ProviderAccount>>>;
}

interface Project {
  id: string;
  isEmulator: boolean;
}

function namesOf(definitions: readonly ProviderDefinition[]): string {
  return definitions.map(({ name }) => name).join(' or ');
}

/**
 * The active provider. The sandbox marks payments as paid without money, so it is limited to emulators
 * and demo projects.
 * @throws when a real project has no other one, unless it explicitly confirms the sandbox.
 */
function activeProvider(env: Environment, { id, isEmulator }: Project): PaymentProviderName {
  const wanted = PAYMENT_PROVIDER_DEFINITIONS.find(({ name }) => name === env.PAYMENT_PROVIDER);
  if (wanted && !wanted.isSandbox) return wanted.name;
  const isPlayground = isEmulator || id.startsWith('demo-');
  const trial = PAYMENT_PROVIDER_DEFINITIONS.find(({ isSandbox }) => isSandbox);
  if (trial && (isPlayground || env.ALLOW_SANDBOX_PAYMENTS === NO_MONEY)) return trial.name;
  const real = namesOf(PAYMENT_PROVIDER_DEFINITIONS.filter(({ isSandbox }) => !isSandbox));
  throw new Error(
    `No payment provider is set, and the sandbox takes no money. Set PAYMENT_PROVIDER to ${real}, or, ` +
      `for a trial without payments, ALLOW_SANDBOX_PAYMENTS=${NO_MONEY}, in functions/.env.${id}`,
  );
}

function assertNoDemoSettings(variables: NodeJS.ProcessEnv, project: Project): void {
  if (project.id.startsWith('demo-')) return;
  for (const name of DEMO_VARIABLES) {
    if (variables[name] !== undefined) throw new Error(`${name} is for demo projects alone.`);
  }
}

function accountsOf(variables: NodeJS.ProcessEnv): PaymentConfig['accounts'] {
  const accounts: Partial<Record<PaymentProviderName, ProviderAccount>> = {};
  for (const definition of PAYMENT_PROVIDER_DEFINITIONS) {
    const account = definition.account(variables);
    if (account) accounts[definition.name] = account;
  }
  return accounts;
}

/** @throws when a setting is missing or invalid, or a demo setting is used in a real project. */
export function readPaymentConfig(variables: NodeJS.ProcessEnv, project: Project): PaymentConfig {
  const env = z.parse(environment, variables);
  assertNoDemoSettings(variables, project);
  const active = activeProvider(env, project);
  const offered = [...new Set([active, ...(env.DEMO_PAYMENT_PROVIDERS ?? [])])];
  const accounts = accountsOf(variables);
  for (const { name, parameters } of PAYMENT_PROVIDER_DEFINITIONS) {
    if (!offered.includes(name) || accounts[name]) continue;
    throw new Error(`${name} needs ${parameters.map((one) => one.name).join(', ')}.`);
  }
  return { active, offered, accounts };
}
