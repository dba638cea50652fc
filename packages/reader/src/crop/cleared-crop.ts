import type { Crop } from './crop-box.ts';
import type { InkPatches } from './find-components.ts';

/** A crop without the form's own print and the neighbours' ink, and the patches of ink left in it. */
export interface ClearedCrop {
  readonly crop: Crop;
  readonly components: InkPatches;
}
