import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSpec, SectionSpec } from '../../lib/form-answers/field-spec.ts';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { FieldList } from './field-list.tsx';
import { ReviewField } from './review-field.tsx';

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
        ) : (
          <FieldGroup key={part.title} group={part} />
        ),
      )}
    </CollapsibleSection>
  );
});

const FieldGroup = ({ group }: { group: GroupSpec }) => {
  const { t } = useTranslation('review');
  return (
    <fieldset className="drawn-when-near space-y-5" data-group>
      <legend className="mb-3 text-lg font-semibold">{t(`groups.${group.title}`)}</legend>
      {group.fields.map((field) => (
        <ReviewField key={field.path} spec={field} base="" readBase="" />
      ))}
    </fieldset>
  );
};
