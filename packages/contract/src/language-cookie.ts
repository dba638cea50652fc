/**
 * A cookie that the page may read and write: the language the person chose, for pages whose texts come with the server's
 * answer. It says nothing else.
 */
export const languageCookie = { name: 'puente_language', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
