/** Sends requests over a number of connections, one after the other on each, until it is time to stop. Returns how many. */
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
