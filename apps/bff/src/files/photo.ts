import { DomainError } from '@everstep/domain';
import type { Metadata } from 'sharp';

/** Longest side of each size, in pixels. */
export const PHOTO_SIDES = { original: 1600, medium: 512, thumbnail: 128 } as const;
export type PhotoSize = keyof typeof PHOTO_SIDES;
export const PHOTO_TYPE = 'image/webp';

/** A picture of more pixels than any camera of today takes is an attack on memory. */
const MAX_PIXELS = 64_000_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
const TAKEN = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

type Sharp = typeof import('sharp').default;

let loaded: Promise<Sharp> | undefined;

/** The library, loaded with the first photo: it takes memory that a server without one does not need. */
function pictures(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Decoders for other formats stay shut: what a file claims to be does not matter, only what decodes.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadHeifBuffer',
      ],
    });
    return sharp;
  });
  return loaded;
}

/**
 * Makes the three sizes of a photo: WebP, upright, without any metadata (place, camera, thumbnail).
 *
 * @param field name of the field that it came in, for what is said of it
 * @throws DomainError `unsupported_type` when it is no JPEG, PNG, WebP, AVIF or GIF; `validation` when it is damaged or has too many pixels
 */
export async function photoSizes(bytes: Uint8Array, field = 'profileImage'): Promise<Readonly<Record<PhotoSize, Uint8Array>>> {
  const sharp = await pictures();
  await checkPicture(sharp, bytes, field);
  try {
    // Decoded once; the smaller sizes are made from the largest, whose orientation is settled.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: PHOTO_SIDES.original, height: PHOTO_SIDES.original, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const encode = (side: number): Promise<Uint8Array> =>
      sharp(data, { raw })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
    const [original, medium, thumbnail] = await Promise.all([
      encode(PHOTO_SIDES.original),
      encode(PHOTO_SIDES.medium),
      encode(PHOTO_SIDES.thumbnail),
    ]);
    return { original, medium, thumbnail };
  } catch (cause) {
    throw unreadable(field, 'This picture is damaged. Try another one.', cause);
  }
}

async function checkPicture(sharp: Sharp, bytes: Uint8Array, field: string): Promise<void> {
  const { format, width, height, pages } = await readMetadata(sharp, bytes);
  if (!TAKEN.has(format)) throw unsupported();
  if (width * height * (pages ?? 1) > MAX_PIXELS)
    throw unreadable(field, 'This picture has too many pixels. Make it smaller and try again.');
}

async function readMetadata(sharp: Sharp, bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw unsupported(cause);
  }
}

const unsupported = (cause?: unknown): DomainError =>
  new DomainError('unsupported_type', { message: 'This is not a picture that we can read: JPEG, PNG, WebP, AVIF or GIF.', cause });

const unreadable = (field: string, message: string, cause?: unknown): DomainError =>
  new DomainError('validation', { fields: [{ path: `body.${field}`, message }], cause });
