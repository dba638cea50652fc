import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionSpec } from '../../../lib/form-answers/field-spec.ts';
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx';
import { AskedGroup, FieldGroup } from './field-group.tsx';
import { FieldList } from './field-list.tsx';

export const ReviewSection = memo(({ section }: { section: SectionSpec }) => {
  const { t } = useTranslation('review');
  return (
    <CollapsibleSection
      title={t(`sections.${section.title}`)}
      {...(section.required ? { badge: t('required') } : {})}
    >
      {section.parts.map((part) =>
        part.kind === 'list' ? (
          <FieldList key={part.title} spec={part} />
        ) : part.onlyWhen ? (
          <AskedGroup key={part.title} group={part} onlyWhen={part.onlyWhen} />
        ) : (
          <FieldGroup key={part.title} group={part} />
        ),
      )}
    </CollapsibleSection>
  );
});
