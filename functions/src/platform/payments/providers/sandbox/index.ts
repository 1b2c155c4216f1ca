import * as z from 'zod/mini';
import { defineProvider } from '../../provider-definition';
import { createSandbox } from './sandbox';

/** Payments without money; needs no setup. */
export const sandboxProvider = defineProvider({
  name: 'sandbox',
  isSandbox: true,
  parameters: [],
  demoVariables: [],
  environment: z.object({}),
  settings: () => ({}),
  create: (_settings, deps) => createSandbox(deps),
});
