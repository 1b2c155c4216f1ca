import { serveOwnApi } from './own-api';

serveOwnApi();
