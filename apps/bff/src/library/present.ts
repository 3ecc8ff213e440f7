import { fileNameOf, type LibraryDownload, type LibraryItem, type LibraryType, type LibraryUpload, libraryTypes } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { fileLink, LINK_LIFE_SECONDS } from '../files/links.ts';
import type { UploadRow, WholeItem } from './store.ts';

/** Longest life of a link to a video and its captions, in seconds: it has to last while it is watched. */
const VIDEO_LIFE_SECONDS = 6 * 60 * 60;

/** Longest life of a link to a file of that type, in seconds. */
export const linkLife = (type: string): number =>
  type.startsWith('video/') || type === 'text/vtt' ? VIDEO_LIFE_SECONDS : LINK_LIFE_SECONDS;

/** Under what a link to a file of the library is signed. */
export const linkedId = (fileId: string): string => `library/${fileId}`;

type Signing = Pick<Deps, 'secret' | 'clock'>;

const linkOf = ({ secret, clock }: Signing, fileId: string, type: string, memberId: string): string =>
  `${fileLink(secret, { fileId: linkedId(fileId), memberId }, clock.now(), linkLife(type))}&for=${memberId}`;

/** An item as members see it. */
export function presentDownload(deps: Signing, memberId: string, item: WholeItem): LibraryDownload {
  // Captions are files of their own, and never the one that an item is.
  const type = item.type as LibraryType;
  const url = linkOf(deps, item.fileId, type, memberId);
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    type,
    byteSize: item.byteSize,
    checksum: item.checksum,
    fileVersion: item.fileVersion,
    publishedAt: item.publishedAt,
    downloads: item.downloads,
    url,
    downloadUrl: `${url}&save=1`,
    captionsUrl: item.captionsId === null ? null : linkOf(deps, item.captionsId, 'text/vtt', memberId),
  };
}

/** An item as administrators see it. */
export const presentItem = (deps: Signing, memberId: string, item: WholeItem): LibraryItem => ({
  ...presentDownload(deps, memberId, item),
  createdAt: item.createdAt,
  version: item.version,
});

export const presentUpload = ({ id, kind, itemId, name, byteSize, modifiedAt, received, expiresAt }: UploadRow): LibraryUpload => ({
  ...{ id, kind, itemId, name, byteSize, modifiedAt, received, expiresAt },
});

/** Name under which an item is saved. */
export const savedName = ({ title, type }: Pick<WholeItem, 'title' | 'type'>): string =>
  fileNameOf(title, type === 'text/vtt' ? 'vtt' : libraryTypes[type].ending);
