import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  response: z.object({ status: z.literal('ok') }),
});
