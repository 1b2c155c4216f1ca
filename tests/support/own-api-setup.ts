import { serveApiInProcess } from './own-api';

serveApiInProcess();
