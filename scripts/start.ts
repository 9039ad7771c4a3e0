import getPort from 'get-port';
import { Failure, runCommand } from './command.ts';
import { exampleVars } from './example-vars.ts';

const readPort = async (variable: string, fallback: number): Promise<number> => {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`${variable} is "${text}", which is not a port: it must be a whole number from 1 to 65535.`);
  }
  if ((await getPort({ port })) !== port) {
    throw new Failure(`Port ${port} is in use or not permitted: set another one with ${variable}=<port>.`);
  }
  return port;
};

// npm start, npm run dev
await runCommand(async () => {
  const isDevelopment = process.argv.includes('--dev');
  const port = await readPort('PORT', 8787);
  const providerPort = await readPort('PROVIDER_PORT', 8788);
  console.log('Starting the site and its sandbox provider …');
  // Imported after the ports are checked, because loading Wrangler takes longer.
  const { startSite } = await import('./site.ts');
  const site = await startSite({
    port,
    providerPort,
    providerPath: process.env.PROVIDER_PATH ?? '',
    vars: exampleVars(),
    isDevelopment,
    isWatching: true,
    onLog: console.error,
  });
  console.log(`Site:              ${site.url}`);
  if (isDevelopment) console.log(`Gallery:           ${site.url}/galleri`);
  console.log(`Sandbox provider:  ${site.providerUrl}\nCtrl-C stops both.`);
});
