import { config } from 'zod';

// The content security policy forbids building code from text, and even trying it is reported as an error.
config({ jitless: true });
