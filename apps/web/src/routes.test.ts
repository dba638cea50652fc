import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./routes.tsx', { eager: true, query: '?raw', import: 'default' });

it('names each page as the server knows it, so that none of them answers 404', () => {
  const paths = [...(sources['./routes.tsx'] ?? '').matchAll(/^ {2}(\S+): \(.*\) =>/gm)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect(path).toMatch(/^\[pagePaths\.\w+\]$|^'\*'$/);
});
