import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../https-site.ts';
import type { RunningServer } from '../site.ts';

/** A slow 4G. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1_460;

/** Forwards packets in their order, half a round trip later, at a rate that all connections of the direction share. */
const createDirection = () => {
  let busyUntil = 0;
  return (from: Socket, to: Socket): void => {
    let delivered: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
        const packet = chunk.subarray(start, start + PACKET_BYTES);
        busyUntil = Math.max(performance.now(), busyUntil) + packet.length / BYTES_PER_MS;
        const dueAt = busyUntil + ROUND_TRIP_MS / 2;
        delivered = delivered.then(() => delay(Math.max(0, dueAt - performance.now()))).then(() => to.write(packet));
      }
    });
    from.on('close', () => delivered.then(() => to.destroy()));
    from.on('error', () => to.destroy());
  };
};

/**
 * Creates a link that all servers put behind it share. A connection waits a round trip for TCP's handshake. There is no slow
 * start and no loss.
 */
export const createSlowLink = () => {
  const [up, down] = [createDirection(), createDirection()];
  /** Starts a port of this machine that leads to a server through the link. */
  return async ({ url, stop }: RunningServer): Promise<RunningServer> => {
    const link = createServer({ pauseOnConnect: true }, (client) => {
      const origin = connect(Number(new URL(url).port), 'localhost');
      up(client, origin);
      down(origin, client);
      setTimeout(() => client.resume(), ROUND_TRIP_MS);
    });
    const port = await listen(link);
    const stopBoth = async () => {
      link.close();
      await stop();
    };
    return { url: `https://localhost:${port}`, stop: stopBoth };
  };
};
