import type { ReviewMessage } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import type { AnswerNames } from './answer-names.ts';
import { Thread } from './thread.tsx';

/** The threads of one link that belong to no proposed change, each with the answer it is about. */
export function ThreadList({
  sessionId,
  messages,
  names,
}: {
  sessionId: string;
  messages: readonly ReviewMessage[];
  names: AnswerNames;
}) {
  const { t } = useTranslation('received');
  const paths = [...new Set(messages.map(({ path }) => path))];
  if (paths.length === 0) return null;
  return (
    <div className="space-y-4">
      <h3 className="font-semibold">{t('thread.title')}</h3>
      <ul className="space-y-5">
        {paths.map((path) => (
          <li key={path} className="space-y-2">
            <h4 className="font-semibold [overflow-wrap:anywhere]">{names.name(path)}</h4>
            <Thread
              sessionId={sessionId}
              messages={messages.filter((message) => message.path === path)}
              answer={names.name(path)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
