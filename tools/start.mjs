import { runTool } from './bootstrap.mjs';

runTool('start', process.argv.slice(2));
