import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { MEASURED_EDITS } from './dev-loop.ts';

it.each(MEASURED_EDITS)(
  'finds the text that it replaces for $name once in its file',
  ({ file, change }) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.split(change[0])).toHaveLength(2);
  },
);
