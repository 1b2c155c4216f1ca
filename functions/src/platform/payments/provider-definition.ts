import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { PaymentProvider } from './payment-provider';

/** What a deployment asks for, and gives the functions in their environment. */
interface Parameter {
  name: string;
  label: string;
  description: string;
  isSecret: boolean;
}

/** An account with a provider, as the environment has it. */
export interface ProviderAccount {
  open(deps: { clock: Clock }): PaymentProvider;
}

/** A provider as the shop knows it before anything is configured. */
export interface ProviderDefinition {
  name: PaymentProviderName;
  /** Makes paid what nobody has paid: refused on real projects. */
  isSandbox: boolean;
  /** All of them are needed. */
  parameters: readonly Parameter[];
  /** Variables that point at something else than the real thing: for demo projects alone. */
  demoVariables: readonly string[];
  /** null without an account. @throws when a variable is wrong, naming it. */
  account(variables: NodeJS.ProcessEnv): ProviderAccount | null;
}

interface ProviderSpec<Environment extends z.ZodMiniType, Settings> extends Omit<
  ProviderDefinition,
  'account'
> {
  /** The variables that it reads. */
  environment: Environment;
  /** null where one of `parameters` is missing. */
  settings(variables: z.output<Environment>): Settings | null;
  create(settings: Settings, deps: { clock: Clock }): PaymentProvider;
}

/** A provider, with the types of its own settings kept to itself. */
export function defineProvider<Environment extends z.ZodMiniType, Settings>(
  spec: ProviderSpec<Environment, Settings>,
): ProviderDefinition {
  const { name, isSandbox, parameters, demoVariables } = spec;
  return {
    name,
    isSandbox,
    parameters,
    demoVariables,
    account(variables) {
      const settings = spec.settings(spec.environment.parse(variables));
      return settings && { open: (deps) => spec.create(settings, deps) };
    },
  };
}
