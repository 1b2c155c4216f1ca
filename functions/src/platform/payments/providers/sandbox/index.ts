import * as z from 'zod/mini';
import { defineProvider } from '../../provider-definition';
import { createSandbox } from './sandbox';

/** Payments that move no money: needs nothing to be set up. */
export const sandbox = defineProvider({
  name: 'sandbox',
  isSandbox: true,
  parameters: [],
  demoVariables: [],
  environment: z.object({}),
  settings: () => ({}),
  create: (_settings, deps) => createSandbox(deps),
});
