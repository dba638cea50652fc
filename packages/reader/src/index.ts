export { createReader, type Reader, type ReaderOptions } from './create-reader.ts';
export type { DocumentReading, ReadingProgress, ReadOptions } from './document-reading.ts';
