import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../shared/local/paths.ts';

const PARENT_FOLDERS = [
  'functions/src/features',
  'web/src/features',
  'web/src/domains',
  'shared/src',
  'tools',
] as const;

/**
 * Folders of each part of the code, with the sentence of their README.
 * @throws Error for a folder without a README
 */
export function listFolderRows(): string[][] {
  return PARENT_FOLDERS.flatMap((floor) =>
    readdirSync(join(ROOT, floor), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort()
      .map((name) => [`\`${floor}/${name}\``, sentenceOf(`${floor}/${name}`)]),
  );
}

function sentenceOf(room: string): string {
  const readme = join(ROOT, room, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const sentence = /^# .+\n\n(.+?)[.]?(\n\n|\n?$)/s.exec(text)?.[1]?.replaceAll('\n', ' ');
  if (!sentence) throw new Error(`${room}/README.md has to say in one sentence what is in it.`);
  return sentence;
}
