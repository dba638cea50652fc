// Makes the embedded database in a process of its own, which then ends: making it takes some 750 MB, using it 130, and
// what a process once took of WebAssembly's memory it hardly gives back. Argument: the folder, not there yet.
import { PGlite } from '@electric-sql/pglite';

const client = await PGlite.create(process.argv[2]);
await client.close();
