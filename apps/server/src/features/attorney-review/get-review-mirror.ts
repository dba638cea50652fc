import type { ReviewMirrorView } from '@puente/contract';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import { getCurrentForm } from '../form/index.ts';
import { describeMirror } from '../guide/index.ts';
import { type Admission, listSharedPages } from '../sharing/index.ts';

/**
 * What the paper said before beside the answers, for a reviewer: without what stands on pages that were not shared, and
 * without the story where that was not; how much is left out is told.
 * @throws AppError no_form_data
 */
export async function getReviewMirror(
  context: Context,
  admission: Admission,
  language: Language,
): Promise<ReviewMirrorView> {
  const { document, link } = admission;
  const form = await getCurrentForm(context, document);
  const shared = new Set(await listSharedPages(context, admission));
  const { mirror, heldBack } = await describeMirror(
    context,
    document,
    form,
    language,
    ({ isStory, before }) =>
      !(link.withoutStory && isStory) && before.every(({ place }) => shared.has(place.page)),
  );
  return { ...mirror, heldBack };
}
