/** Lets the browser respond to input, and paint, before the caller continues. */
export const yieldToBrowser = (): Promise<void> => {
  // Safari has no scheduler, Firefox has it since 142.
  const { scheduler }: { readonly scheduler?: Partial<Scheduler> } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
