interface JpegParts {
  width: number;
  height: number;
  channels: number;
  /** Frame marker; 0xc0: baseline. */
  frame: number;
  bits: number;
  orientation: number;
  profile: Uint8Array | null;
  isAdobe: boolean;
  /** Makes two pictures distinguishable. */
  body: string;
}

function segment(marker: number, ...parts: (Uint8Array | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = body.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), body]);
}

const ascii = (text: string) => Buffer.from(text, 'latin1');

function exifOf(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, orientation, 0, 0];
  return segment(0xe1, ascii('Exif\0\0MM\0*'), [0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
}

/** Splits a profile into two segments, like a long one. */
function profileSegments(profile: Uint8Array): Buffer[] {
  const half = Math.ceil(profile.length / 2);
  return [profile.subarray(0, half), profile.subarray(half)].map((part, index) =>
    segment(0xe2, ascii('ICC_PROFILE\0'), [index + 1, 2], part),
  );
}

/** Header of an ICC profile with the given colour space, without content. */
export function encodeTestIccProfile(space: 'RGB ' | 'CMYK' | 'GRAY'): Buffer {
  const profile = Buffer.alloc(132);
  profile.writeUInt32BE(profile.length);
  profile.write(space, 16, 'latin1');
  return profile;
}

/** A JPEG with valid headers and an empty scan. */
export function encodeTestJpeg(given: Partial<JpegParts> = {}): Buffer {
  const { width, height, channels, frame, bits, orientation, profile, isAdobe, body } = {
    width: 4000,
    height: 3000,
    channels: 3,
    frame: 0xc0,
    bits: 8,
    orientation: 1,
    profile: null,
    isAdobe: false,
    body: 'pixels',
    ...given,
  };
  const components = Array.from({ length: channels }, (_, index) => [index + 1, 0x11, 0]).flat();
  const size = [bits, height >> 8, height & 0xff, width >> 8, width & 0xff, channels];
  const scan = Array.from({ length: channels }, (_, index) => [index + 1, 0]).flat();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exifOf(orientation),
    ...(profile ? profileSegments(profile) : []),
    ...(isAdobe ? [segment(0xee, ascii('Adobe'), [0, 100, 0, 0, 0, 0, 2])] : []),
    segment(frame, size, components),
    segment(0xda, [channels, ...scan, 0, 63, 0]),
    ascii(body),
    Buffer.from([0xff, 0xd9]),
  ]);
}
