/** Sends requests over a number of connections, one after the other on each, until it is enough. Returns how many. */
export const sendLoad = async (
  connections: number,
  send: () => Promise<void>,
  isEnough: (sent: number) => boolean,
): Promise<number> => {
  let sent = 0;
  const repeat = async (): Promise<void> => {
    while (!isEnough(sent)) {
      sent += 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return sent;
};
