interface ProfileParts {
  kind: string;
  space: string;
  connection: string;
  version: number;
  tags: readonly (readonly [name: string, content: Buffer])[];
}

/** Content of the tag 'desc' (the profile's name) in ICC profiles of version 2. */
export function encodePlainName(text: string): Buffer {
  const tag = Buffer.alloc(12 + text.length + 1);
  tag.write('desc', 0, 'latin1');
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12, 'latin1');
  return tag;
}

/** Content of the tag 'desc' (the profile's name) in ICC profiles of version 4. */
export function encodeLanguageName(text: string): Buffer {
  const words = Buffer.from(text, 'utf16le').swap16();
  const head = Buffer.alloc(28);
  head.write('mluc', 0, 'latin1');
  head.writeUInt32BE(1, 8);
  head.writeUInt32BE(12, 12);
  head.write('enUS', 16, 'latin1');
  head.writeUInt32BE(words.length, 20);
  head.writeUInt32BE(28, 24);
  return Buffer.concat([head, words]);
}

/** A CMYK output profile with a valid header and tag table, but without real conversions. */
export function encodeTestOutputProfile(given: Partial<ProfileParts> = {}): Buffer {
  const { kind, space, connection, version, tags } = {
    kind: 'prtr',
    space: 'CMYK',
    connection: 'Lab ',
    version: 2,
    tags: [
      ['desc', encodePlainName('Test press')],
      ['A2B0', Buffer.from('to Lab  ')],
      ['B2A0', Buffer.from('to inks ')],
    ] as const,
    ...given,
  };
  const head = Buffer.alloc(132 + tags.length * 12);
  head[8] = version;
  for (const [at, text] of [
    [12, kind],
    [16, space],
    [20, connection],
    [36, 'acsp'],
  ] as const)
    head.write(text, at, 'latin1');
  head.writeUInt32BE(tags.length, 128);
  let start = head.length;
  for (const [index, [name, content]] of tags.entries()) {
    const at = 132 + index * 12;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(start, at + 4);
    head.writeUInt32BE(content.length, at + 8);
    start += content.length;
  }
  head.writeUInt32BE(start);
  return Buffer.concat([head, ...tags.map(([, content]) => content)]);
}
