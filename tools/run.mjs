import { runTool } from './bootstrap.mjs';

const [name = '', ...parameters] = process.argv.slice(2);
runTool(name, parameters);
