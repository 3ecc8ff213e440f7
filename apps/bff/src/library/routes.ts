import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { putCaptions, removeCaptions } from './captions.ts';
import { readDownload, readDownloads } from './downloads.ts';
import { editItem, readItems, removeItem, restoreItem } from './items.ts';
import { uploadDocument, uploadVideo } from './upload-form.ts';
import { beginUpload, cancelUpload, continueUpload, readUpload, readUploads } from './uploads.ts';

const whole = { limit: perMember(60, 'hour') };
const parts = { limit: perMember(240, 'minute') };
const writing = { limit: perMember(120, 'minute') };

export const libraryRoutes: readonly Route[] = [
  on(api.library.uploadDocument, uploadDocument, whole),
  on(api.library.uploadVideo, uploadVideo, whole),
  on(api.library.uploads, readUploads),
  on(api.library.beginUpload, beginUpload, writing),
  on(api.library.upload, readUpload),
  on(api.library.continueUpload, continueUpload, parts),
  on(api.library.cancelUpload, cancelUpload, writing),
  on(api.library.items, readItems),
  on(api.library.editItem, editItem, writing),
  on(api.library.removeItem, removeItem, writing),
  on(api.library.restoreItem, restoreItem, writing),
  on(api.library.putCaptions, putCaptions, writing),
  on(api.library.removeCaptions, removeCaptions, writing),
  on(api.library.downloads, readDownloads),
  on(api.library.download, readDownload),
];
