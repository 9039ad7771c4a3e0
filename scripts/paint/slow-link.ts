import { createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../https-site.ts';

/** A slow 4G connection. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1_460;
/** What a server sends before the first acknowledgement (RFC 6928). */
const INITIAL_WINDOW_BYTES = 10 * PACKET_BYTES;

type Direction = (packet: Buffer, deliver: () => void) => void;

/** Delivers packets in order, half a round trip later, at a rate that all connections share. */
const createDirection = (): Direction => {
  let busyUntil = 0;
  let delivered: Promise<unknown> = Promise.resolve();
  return (packet, deliver) => {
    busyUntil = Math.max(performance.now(), busyUntil) + packet.length / BYTES_PER_MS;
    const dueAt = busyUntil + ROUND_TRIP_MS / 2;
    delivered = delivered.then(() => delay(Math.max(0, dueAt - performance.now()))).then(deliver);
  };
};

const packetsOf = (chunk: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(chunk.length / PACKET_BYTES) }, (_, index) =>
    chunk.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );

type Unsent = { readonly packet: Buffer; readonly onSent: (() => void) | undefined };

/**
 * The server's end of a connection. It sends as much as the congestion window allows, and the window grows by the
 * acknowledged bytes (slow start). A write completes once it has been sent, so the server decides late what to send
 * next.
 */
const createServerEnd = (client: Socket, up: Direction, down: Direction): Duplex => {
  const unsent: Unsent[] = [];
  let windowBytes = INITIAL_WINDOW_BYTES;
  let inFlightBytes = 0;
  const send = (): void => {
    for (let [next] = unsent; next && inFlightBytes + next.packet.length <= windowBytes; [next] = unsent) {
      const { packet, onSent } = next;
      unsent.shift();
      inFlightBytes += packet.length;
      down(packet, () => {
        client.write(packet);
        setTimeout(() => {
          inFlightBytes -= packet.length;
          windowBytes += packet.length;
          send();
        }, ROUND_TRIP_MS / 2);
      });
      onSent?.();
    }
  };
  const end = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, onSent) => {
      const packets = packetsOf(chunk);
      unsent.push(
        ...packets.map((packet, index) => ({ packet, onSent: index === packets.length - 1 ? onSent : undefined })),
      );
      send();
    },
    destroy: (error, callback) => {
      client.destroy();
      callback(error);
    },
  });
  client.on('data', (chunk: Buffer) => {
    for (const packet of packetsOf(chunk)) up(packet, () => end.push(packet));
  });
  client.on('close', () => end.destroy());
  return end;
};

/**
 * Creates a link that all servers behind it share: a rate in each direction, a delay, slow start, and a round trip for
 * TCP's handshake. No packet is lost. Returns a function that makes a server reachable only through the link, at the
 * port that it resolves to.
 */
export const createSlowLink = () => {
  const [up, down] = [createDirection(), createDirection()];
  return async (server: Server): Promise<{ readonly port: number; readonly stop: () => void }> => {
    const link = createServer({ pauseOnConnect: true }, async (client) => {
      client.on('error', () => client.destroy());
      await delay(ROUND_TRIP_MS);
      if (client.destroyed) return;
      server.emit('connection', createServerEnd(client, up, down));
      client.resume();
    });
    return { port: await listen(link), stop: () => link.close() };
  };
};
