export { assertRoom } from './assert-room.ts';
export { deleteBrowserDocuments } from './delete-browser-documents.ts';
export { deleteDocumentsOf } from './delete-documents-of.ts';
export { deleteForgottenFiles } from './delete-forgotten-files.ts';
export { deleteUnusedDocumentsJob } from './delete-unused-documents.job.ts';
export { deleteUnusedDocuments, unusedAfterMs } from './delete-unused-documents.ts';
export { type Document, type Owner, toOwnerId, uploadPath } from './document.ts';
export {
  type Authorized,
  authorizeAccount,
  authorizeAccountOwner,
  authorizeAllOwned,
  authorizeBrowserDocuments,
  authorizeOwnDocuments,
  authorizeOwner,
  authorizePreview,
  authorizeSystem,
  authorizeUploaded,
  findOwner,
  passEndsAfterMs,
} from './documents.policy.ts';
export {
  findDocumentById,
  hasDocumentRow,
  lockDocument,
  refreshReviewStatus,
  takeNextVersion,
  updateFormType,
} from './documents.repo.ts';
export { pageLimit, registerDocumentRoutes, uploadLimit } from './documents.routes.ts';
export { drawInTurn } from './draw-page.ts';
export { drawPagesAhead } from './draw-pages-ahead.ts';
export { eraseDocument } from './erase-document.ts';
export { getPageImage } from './get-page-image.ts';
export { findReading, findReadingText, findSource, saveReading, updateTexts } from './readings.repo.ts';
export { storeFile as keepFile } from './store-file.ts';
export { storeInAccount as keepInAccount } from './store-in-account.ts';
export { asPdfFault, toPdfErrorCode } from './to-pdf-error-code.ts';
export { toRawOcrText } from './to-raw-ocr-text.ts';
export { type Uploaded, uploadDocument } from './upload-document.ts';
export { createOwner, toUploadedView, toUploader } from './uploader.ts';
