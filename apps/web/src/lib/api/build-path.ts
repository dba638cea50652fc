/** Fills the `:names` of an endpoint's path. */
export const buildPath = (path: string, params: Readonly<Record<string, string | number>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no value for ${name} in ${path}`);
    return encodeURIComponent(String(value));
  });
