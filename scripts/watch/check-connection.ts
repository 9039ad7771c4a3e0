import { connect } from 'node:tls';
import { reasonOf } from '../reason-of.ts';

const MIN_DAYS = 14;
const MS_PER_DAY = 86_400_000;
const TIMEOUT_MS = 10_000;

/** When the certificate of a host expires. Rejects if the certificate cannot be read. */
const certificateEnd = (host: string, port: number): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });

/** Checks the certificate, and that plain HTTP redirects to HTTPS. Returns one sentence per finding. */
export const checkConnection = async (origin: string, now: Date): Promise<readonly string[]> => {
  const { protocol, hostname, host, port } = new URL(origin);
  if (protocol !== 'https:') return [];
  const findings: string[] = [];
  try {
    const days = ((await certificateEnd(hostname, Number(port) || 443)).getTime() - now.getTime()) / MS_PER_DAY;
    if (!(days > MIN_DAYS)) findings.push(`The certificate ends in ${Math.floor(days)} days.`);
  } catch (error) {
    findings.push(`The certificate cannot be had: ${reasonOf(error)}.`);
  }
  try {
    const response = await fetch(`http://${host}/`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const location = response.headers.get('location') ?? '';
    if (!location.startsWith(origin)) findings.push(`http://${host}/ does not lead to ${origin}.`);
  } catch (error) {
    findings.push(`http://${host}/ cannot be had: ${reasonOf(error)}.`);
  }
  return findings;
};
