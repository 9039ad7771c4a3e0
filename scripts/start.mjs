import { reportFailure } from './failure.mjs';
import { installDependencies } from './install.mjs';
import { readPorts, requireFreePorts } from './ports.mjs';
import { startServers } from './servers.mjs';
import { listenForStop } from './stop-signal.mjs';

/** `npm run dev` passes it. */
const isDevelopment = process.argv.includes('--dev');
const signal = listenForStop();
try {
  const ports = readPorts(process.env);
  await requireFreePorts(ports);
  await installDependencies(signal);
  console.log('Starting the site and its sandbox provider …');
  const servers = await startServers({ ...ports, isDevelopment, signal });
  console.log(`Site:              ${servers.siteUrl}`);
  if (isDevelopment) console.log(`Gallery:           ${servers.siteUrl}/galleri`);
  console.log(`Sandbox provider:  ${servers.providerUrl}\nCtrl-C stops both.`);
  await servers.closed;
  process.exit(0);
} catch (error) {
  process.exit(signal.aborted ? 0 : reportFailure(error));
}
