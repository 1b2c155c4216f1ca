import { indexUsers } from '../functions/src/features/users/user-index.service.ts';
import { indexTool } from './index-tool.ts';

/** Lets admins find accounts that have not signed in since they can be searched. */
await indexTool('index-users', 'accounts', indexUsers);
