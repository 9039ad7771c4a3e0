/** Does `find` for the page as it is, and once more when all has loaded: a streamed page puts its late part in place by then. */
export const forParts = (find: () => void): void => {
  find();
  addEventListener('load', find);
};
