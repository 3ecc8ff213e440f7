import { DomainError } from '@everstep/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoSizes } from './photo.ts';

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, gravity: 'west' },
  ]);

describe('the sizes of a photo', () => {
  it('are made of JPEG, PNG, WebP, AVIF and GIF', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const sizes = await photoSizes(await halves(200, 100).toFormat(format).toBuffer());
      expect(await sharp(sizes.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 128, height: 64 });
    }
  });

  it('are never larger than the picture was', async () => {
    const { original, medium, thumbnail } = await photoSizes(await halves(100, 40).png().toBuffer());
    for (const size of [original, medium, thumbnail]) expect(await sharp(size).metadata()).toMatchObject({ width: 100, height: 40 });
  });

  it('stand upright when the camera was turned, and forget where and with what it was taken', async () => {
    const turned = await halves(200, 100)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera', Copyright: 'Nia' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { original } = await photoSizes(turned);
    const { exif, orientation, width, height } = await sharp(original).metadata();
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 100, height: 200 });
    // Turned clockwise, what was left is at the top.
    const { data } = await sharp(original).extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  it('keep what is transparent transparent', async () => {
    const glass = await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { thumbnail } = await photoSizes(glass);
    expect((await sharp(thumbnail).stats()).isOpaque).toBe(false);
  });

  it('are not made of a picture with more pixels than a camera takes', async () => {
    const huge = await sharp({ create: { width: 16_000, height: 8000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const refused = await photoSizes(huge).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainError);
    expect(refused).toMatchObject({
      code: 'validation',
      fields: [{ path: 'body.profileImage', message: expect.stringContaining('pixels') }],
    });
  });

  it('are not made of other formats, whatever they are called', async () => {
    const tiff = await halves(20, 20).tiff().toBuffer();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj');
    for (const bytes of [tiff, pdf, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), new Uint8Array()]) {
      await expect(photoSizes(bytes)).rejects.toMatchObject({ code: 'unsupported_type' });
    }
  });
});
