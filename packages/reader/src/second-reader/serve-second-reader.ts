import { yieldToOthers } from '@puente/threads/serve';
import { readingNiceness } from '../threads/reading-threads.ts';
import { createSecondReader } from './create-second-reader.ts';
import type { SecondCall, SecondReply } from './second-messages.ts';

yieldToOthers({ niceness: readingNiceness, onlyIdle: process.argv.includes('only-idle') });
const second = createSecondReader();

let last: Promise<void> = Promise.resolve();
process.on('message', ({ id, pictures }: SecondCall) => {
  last = last.then(async () => {
    process.send?.({ id, read: await second.recognise(pictures) } satisfies SecondReply);
  });
});
process.on('disconnect', () => process.exit());
