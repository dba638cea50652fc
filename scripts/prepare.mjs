// Makes a fresh clone ready with nothing but Node and npm: installs what package-lock.json says when node_modules
// is not in step with it, and builds the web app when its sources changed. Uses no dependency: it runs before any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const options = new Set(process.argv.slice(2));

function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Puente needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
  process.exit(1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) {
        if (name !== 'node_modules' && name !== 'dist') add(path.join(file, name));
      }
      return;
    }
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  };
  for (const relative of paths) add(path.join(root, relative));
  return hash.digest('hex');
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * `mode`: the setting of the shell must decide neither which packages are installed nor which React is built in. The
 * runtime of the second reader brings what it needs; its install step would only fetch files for graphics cards.
 */
function npm(args, message, mode) {
  console.log(message);
  const cli = process.env.npm_execpath;
  const env = { ...process.env, NODE_ENV: mode, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const [command, argv] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  const { status } = spawnSync(command, argv, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `'npm ${args.join(' ')}' did not finish. Check the connection to the npm registry and run the command again.`,
    );
    process.exit(1);
  }
}

const installStamp = path.join(root, 'node_modules', '.puente-installed');

function hashManifests() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return hashOf(['package.json', 'package-lock.json', ...manifests]) + process.versions.modules;
}

const arePackagesHere = () => readStamp(installStamp) === hashManifests();

function installPackages() {
  if (arePackagesHere()) return;
  npm(
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    'Installing packages (first run or changed lockfile) …',
    'development',
  );
  writeFileSync(installStamp, hashManifests());
}

function buildWeb() {
  const stamp = path.join(root, 'apps/web/dist/.puente-built');
  const wanted = hashOf([
    'package-lock.json',
    'apps/web',
    'packages/contract/src',
    'packages/forms/src',
    'packages/texts/src',
  ]);
  if (readStamp(stamp) === wanted) return;
  const build = ['run', 'build', '--workspace', '@puente/web', '--loglevel=error'];
  npm(build, 'Building the web app …', 'production');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const isBrowserHere = () => findChromium() !== undefined;

const canInstallBrowser = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Browser tests use the system's Chromium. As root on Debian it is installed here; elsewhere the person is told how. */
function installBrowser() {
  if (isBrowserHere()) return;
  if (canInstallBrowser()) {
    console.log('Installing Chromium for the browser tests (apt) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', name);
      if (isBrowserHere()) return;
    }
    console.error('apt could not install Chromium.');
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian/Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome program, then run npm test again.',
  );
  process.exit(1);
}

/** One line, before anything is changed on this machine. */
function tellInstalls() {
  const installs = [
    !arePackagesHere() && 'the packages of package-lock.json from the npm registry, into node_modules',
    options.has('--browser') && !isBrowserHere() && canInstallBrowser() && 'Chromium from Debian, by apt-get',
  ].filter(Boolean);
  console.log(installs.length > 0 ? `This installs ${installs.join('; and ')}.` : 'Nothing to install.');
}

assertNodeVersion();
if (options.has('--browser')) tellInstalls();
installPackages();
if (options.has('--build')) buildWeb();
if (options.has('--browser')) installBrowser();
