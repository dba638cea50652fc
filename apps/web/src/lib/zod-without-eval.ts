/**
 * The content security policy forbids building code from text, and even trying it is reported as an error. zod looks at
 * this setting when its schemas are made; it comes later than the page, so the setting is left where it will look.
 */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
