/** Sends requests over a number of connections, one at a time on each, until `isOver`. Returns the number of requests. */
export const sendLoad = async (
  connections: number,
  send: () => Promise<void>,
  isOver: () => boolean,
): Promise<number> => {
  let sent = 0;
  const repeat = async (): Promise<void> => {
    while (!isOver()) {
      sent += 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return sent;
};
