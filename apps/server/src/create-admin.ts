import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { loadConfig } from './config.ts';
import { openServices } from './context.ts';
import { createAdminByCommand } from './features/admins/index.ts';
import { askServer } from './platform/control/control.ts';

// npm run admin:create: asks for address, name and password at the terminal, or takes lines from a file or pipe.

let isShown = true;
const screen = new Writable({
  write: (chunk, _encoding, done) => {
    if (isShown) process.stdout.write(chunk);
    done();
  },
});

async function askAll(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value } = await answers.next();
    return value ?? '';
  };
  const email = await ask('Email address: ');
  const firstName = await ask('First name (may be empty): ');
  const lastName = await ask('Last name (may be empty): ');
  process.stdout.write('Password (is not shown): ');
  isShown = false;
  const { value: password = '' } = await answers.next();
  isShown = true;
  process.stdout.write('\n');
  lines.close();
  return JSON.stringify({ email, password, firstName, lastName });
}

async function run(): Promise<string> {
  const config = loadConfig();
  const typed = await askAll();
  const said = await askServer(config.dataDir, 'create-admin', typed);
  if (said !== null) return said;
  const open = await openServices({ ...config, logLevel: 'silent' });
  try {
    return await createAdminByCommand(open.services, typed);
  } finally {
    await open.close(0);
  }
}

run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
