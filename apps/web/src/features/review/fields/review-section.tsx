import type { SectionSpec } from '@puente/forms/answers';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx';
import { FieldGroup } from './field-group.tsx';
import { FieldList } from './field-list.tsx';
import { useReview } from './review-context.ts';

export const ReviewSection = memo(({ section }: { section: SectionSpec }) => {
  const { t } = useTranslation('review');
  const { model } = useReview();
  const { title } = section;
  const isOpen = useSyncExternalStore(model.subscribe, () => !model.getState().closed.has(title));
  const setOpen = useCallback((open: boolean) => model.setOpen(title, open), [model, title]);
  return (
    <CollapsibleSection
      title={t(`sections.${title}`)}
      open={isOpen}
      onOpen={setOpen}
      {...(section.required ? { badge: t('required') } : {})}
    >
      {section.parts.map((part) =>
        part.kind === 'list' ? (
          <FieldList key={part.title} spec={part} />
        ) : (
          <FieldGroup key={part.title} group={part} />
        ),
      )}
    </CollapsibleSection>
  );
});
