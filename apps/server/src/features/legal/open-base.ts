import type { Services } from '../../context.ts';
import { fillKnowledge, findKnowledgeHash } from './knowledge.repo.ts';
import { type BaseWords, openWords } from './search-knowledge.ts';

type Base = Pick<Services, 'db'>;

const opened = new WeakMap<Base['db'], Promise<BaseWords>>();

/** The questions are many: they are loaded once somebody asks. */
const loadRows = () => import('./knowledge-rows.ts');

async function open({ db }: Base): Promise<BaseWords> {
  const { hashKnowledge, listKnowledgeRows } = await loadRows();
  const hash = hashKnowledge();
  if ((await findKnowledgeHash(db)) !== hash) await fillKnowledge(db, listKnowledgeRows(), hash);
  return openWords(db);
}

/** The base as this version of the product has it: what is searched is made anew where another version made it. */
export function openBase(services: Base): Promise<BaseWords> {
  const { db } = services;
  const before = opened.get(db);
  if (before) return before;
  const opening = open(services).catch((error) => {
    opened.delete(db);
    throw error;
  });
  opened.set(db, opening);
  return opening;
}
