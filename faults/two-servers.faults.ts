import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { useStage } from './stage.ts';

/** A process list of its own, as a container has. */
const ownProcessList = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...ownProcessList.slice(1), 'true']).status === 0;

const stage = useStage();

describe.skipIf(!canUnshare)('two servers that do not see each other @quick', () => {
  it('on one data folder: the second does not start', async () => {
    await stage.start(stage.folder);
    const second = stage.start(stage.folder, { wrap: ownProcessList });
    await expect(second).rejects.toThrow(/in use by another Puente/);
    await expect(stage.start(stage.folder)).rejects.toThrow(/in use by another Puente/);
  });
});
