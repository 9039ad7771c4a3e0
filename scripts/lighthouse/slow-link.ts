import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { RunningServer } from '../site.ts';

/** The slow 4G that Lighthouse simulates. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1_460;

/** What all connections share in one direction. */
type Direction = { busyUntil: number };

/** Forwards packets in their order, at the rate of the direction, each half a round trip later. */
const forward = (from: Socket, to: Socket, direction: Direction): void => {
  const queue: { readonly packet: Buffer; readonly dueAt: number }[] = [];
  const deliver = (): void => {
    for (let next = queue[0]; next && next.dueAt <= performance.now(); next = queue[0]) {
      to.write(next.packet);
      queue.shift();
    }
    if (queue[0]) setTimeout(deliver, Math.max(0, queue[0].dueAt - performance.now()));
  };
  from.on('data', (chunk: Buffer) => {
    const isIdle = queue.length === 0;
    for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
      const packet = chunk.subarray(start, start + PACKET_BYTES);
      direction.busyUntil = Math.max(performance.now(), direction.busyUntil) + packet.length / BYTES_PER_MS;
      queue.push({ packet, dueAt: direction.busyUntil + ROUND_TRIP_MS / 2 });
    }
    if (isIdle) deliver();
  });
  from.on('close', () => setTimeout(() => to.destroy(), ROUND_TRIP_MS));
  from.on('error', () => to.destroy());
};

/**
 * Creates a link that all servers put behind it share. A connection waits a round trip for TCP's handshake. There is no slow
 * start and no loss.
 */
export const createSlowLink = () => {
  const up: Direction = { busyUntil: 0 };
  const down: Direction = { busyUntil: 0 };
  /** Starts a port of this machine that leads to a server through the link. */
  return async (url: string): Promise<RunningServer> => {
    const server = createServer({ pauseOnConnect: true }, (client) => {
      const origin = connect(Number(new URL(url).port), 'localhost');
      setTimeout(() => {
        forward(client, origin, up);
        forward(origin, client, down);
        client.resume();
      }, ROUND_TRIP_MS);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const stop = async () => {
      server.close();
    };
    return { url: `https://localhost:${address.port}`, stop };
  };
};
