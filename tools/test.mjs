import { runTool } from './bootstrap.mjs';

runTool('test', process.argv.slice(2));
