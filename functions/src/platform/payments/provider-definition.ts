import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { PaymentProvider } from './payment-provider';

/** A parameter requested at deployment and passed in the environment. */
interface Parameter {
  name: string;
  label: string;
  description: string;
  isSecret: boolean;
}

export interface ProviderAccount {
  open(deps: { clock: Clock }): PaymentProvider;
}

export interface ProviderDefinition {
  name: PaymentProviderName;
  /** Marks payments as paid without money; not allowed on real projects. */
  isSandbox: boolean;
  /** Parameters of an account; all are required. */
  parameters: readonly Parameter[];
  /** Variables that redirect to a fake provider: demo projects only. */
  demoVariables: readonly string[];
  /** The configured account; null if none. @throws when a variable is invalid, with its name. */
  account(variables: NodeJS.ProcessEnv): ProviderAccount | null;
}

interface ProviderSpec<Environment extends z.ZodMiniType, Settings> extends Omit<
  ProviderDefinition,
  'account'
> {
  /** Schema of the variables. */
  environment: Environment;
  /** Converts the variables to settings; null when one of `parameters` is missing. */
  settings(variables: z.output<Environment>): Settings | null;
  create(settings: Settings, deps: { clock: Clock }): PaymentProvider;
}

/** Defines a provider and hides the types of its settings. */
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
