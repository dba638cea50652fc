export { buildMirror } from './build-mirror.ts';
export {
  type Mirror,
  type MirrorEntry,
  type MirrorTopic,
  mirrorTopics,
  type NewAnswer,
  type OldWords,
} from './mirror-entry.ts';
